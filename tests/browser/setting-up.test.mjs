// Setting up L'Art de la Guerre by hand: who wins the initiative chooses on any screen, ambushes are laid with units and without,
// and taken back by their marker.
import assert from 'node:assert/strict'
import { phone } from './lib/browser.mjs'
import { both } from './lib/clerk.mjs'
import { BattlePage } from './lib/battle.mjs'
import { house } from './lib/house.mjs'
import { findings } from './lib/looks.mjs'
import { until } from './lib/table.mjs'

const { test } = house()
const adlg = { game: 'adlg' }
const named = (name) => ({ de: name, en: name })
const lights = { rank: 'ordinary', units: [{ type: 'light-cavalry', count: 2 }] }
const corps = (type) => [{ rank: 'competent', chief: true, units: [{ type, count: 4 }] }, lights, lights]
const ambushes = {
  name: named('Ambushes'),
  points: 200,
  attacker: 1,
  beginning: 'deployment',
  piece: [{ kind: 'wood', at: '10,5,0', shape: 1 }],
  side: [{ name: named('Romans'), corps: corps('heavy-cavalry') }, { name: named('Celts'), corps: corps('medium-swords') }],
}

/** Where a place of the table, in UD, lies on the screen. */
const spot = (page, x, y) =>
  page.locator('.glass svg.things > g').evaluate((group, [x, y]) => {
    const point = new DOMPoint(x * 100, y * 100).matrixTransform(group.getScreenCTM())
    return [point.x, point.y]
  }, [x, y])

test('a decoy and an ambush are laid by pointing, told, seen by the enemy as markers, and taken back (A11)', async ({ player, clerk }) => {
  const laid = await clerk.lay(ambushes, both, adlg)
  const owner = await player()
  const other = await player({ language: 'de', theme: 'dark' })
  await owner.page.goto(laid.address(2))
  await other.page.goto(laid.address(1))
  const { page } = owner
  const table = new BattlePage(page)
  const hide = page.locator('.dock').getByRole('button', { name: 'Ambush', exact: true })
  await hide.first().click()
  await page.getByText(/an empty marker as a decoy.*2 markers are left/).waitFor()
  await page.mouse.click(...(await spot(page, 15, 3)))
  assert.equal(await table.verdict(), 'bad')
  await page.locator('.dock .law', { hasText: 'covering terrain' }).waitFor()
  await page.mouse.click(...(await spot(page, 11, 5.5)))
  assert.equal(await table.verdict(), 'good')
  assert.deepEqual(await findings(page), [])
  await table.confirm.click()
  await page.locator('.log', { hasText: 'a decoy: A' }).waitFor()

  for (const unit of ['ms1', 'ms2']) await page.locator('.tray').getByRole('button', { name: new RegExp(`^${unit}`) }).click()
  await hide.first().click()
  await page.getByText(/At most four units; one marker is left/).waitFor()
  await page.mouse.click(...(await spot(page, 9, 5)))
  assert.equal(await table.verdict(), 'good')
  await table.confirm.click()
  await page.locator('.log', { hasText: 'An ambush is laid: B (ms1, ms2)' }).waitFor()
  await until('two markers', async () => (await other.page.locator('.glass .marker-plate').count()) === 2)
  assert.doesNotMatch(await other.page.locator('.log').innerText(), /ms1|Schein/)

  await page.mouse.click(...(await spot(page, 9, 5)))
  await page.locator('.dock .who', { hasText: 'ms1, ms2' }).waitFor()
  await page.getByRole('button', { name: 'Back into the hand' }).click()
  await until('one marker', async () => (await page.locator('.glass .marker-plate').count()) === 1)
  await page.locator('.tray').getByRole('button', { name: /^ms1/ }).waitFor()
})

test('role and region: every name has room in its button on a phone, upright and crosswise (A9)', async ({ player, clerk }) => {
  const laid = await clerk.lay('whole-procedure', both, adlg)
  const { page } = await player({ language: 'de', viewport: phone, touch: true })
  await page.goto(laid.address())
  const regions = page.locator('.roles .button')
  await until('five regions for each role', async () => (await regions.count()) === 10)
  for (const viewport of [phone, { width: 844, height: 390 }, { width: 667, height: 375 }]) {
    await page.setViewportSize(viewport)
    const cut = await regions.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText))
    assert.deepEqual(cut, [], `${viewport.width}`)
  }
  await regions.first().tap()
  await page.locator('.bar .facts', { hasText: 'Region: Ebene' }).waitFor()
})
