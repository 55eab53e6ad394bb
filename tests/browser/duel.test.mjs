// Duels of 1192 in the browser: whole fights by clicks, secrets of two browsers, shooting, the referee, replay.
import assert from 'node:assert/strict'
import { phone } from './lib/browser.mjs'
import { againstComputer, both } from './lib/clerk.mjs'
import { DuelPage } from './lib/duel.mjs'
import { house } from './lib/house.mjs'
import { findings } from './lib/looks.mjs'
import { until } from './lib/table.mjs'

const { test } = house()
const duel = { game: '1192' }

test('a whole duel from the start page to the end, by clicks', async ({ t, player }) => {
  const { page } = await player()
  await page.goto('/')
  await page.getByRole('button', { name: 'Quick duel' }).click()
  const table = new DuelPage(page)
  await table.dock.waitFor()
  const decisions = await table.playToEnd()
  t.diagnostic(`${decisions} decisions: ${(await page.locator('.over').innerText()).replace(/\s+/g, ' ')}`)
  for (const name of ['Replay', 'Luck report', 'Check the dice']) await page.getByRole('link', { name, exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'Replay', exact: true }).first().click()
  await page.locator('.arena').waitFor()
  await page.getByRole('button', { name: /^Read rule/ }).first().click()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
})

test('on a phone in German: two at one screen look away from each other’s secrets', async ({ player, clerk }) => {
  const { page, problems } = await player({ language: 'de', viewport: phone, touch: true })
  const table = await new DuelPage(page).openAt((await clerk.lay('well', both, duel)).address())
  const curtain = page.locator('[data-curtain]')
  await curtain.waitFor()
  assert.equal(await table.dice().count(), 0, 'nothing can be marked before the curtain is opened')
  await curtain.click()
  const die = table.dice('rolled').first()
  await die.tap()
  const box = await die.boundingBox()
  assert.ok(box.width >= 44 && box.height >= 44, `a die is ${box.width} × ${box.height}`)
  await table.confirm.tap()
  await curtain.waitFor()
  assert.equal(await page.locator('.die[aria-pressed=true]').count(), 0, 'what the first one marked is out of sight')
  assert.ok(!(await page.locator('.log').innerText().catch(() => '')).includes('wertet'), 'nor does the log tell it')
  await curtain.click()
  await table.dice('rolled').first().tap()
  await table.confirm.tap()
  await until('both scores lie open', async () => (await page.locator('.section.aside button.die, .section.aside span.die').count()) >= 2)
  assert.deepEqual(problems, [])
})

test('two browsers: a score stays secret until both have scored', async ({ player, clerk }) => {
  const laid = await clerk.lay('outposts', both, duel)
  const anna = await new DuelPage((await player({ name: 'Anna' })).page).openAt(laid.address(1))
  const bert = await new DuelPage((await player({ name: 'Bert' })).page).openAt(laid.address(2))
  const heard = []
  bert.page.on('websocket', () => assert.fail('one connection is enough'))
  await Promise.all([anna.turn(), bert.turn()])
  await bert.mark(1)
  await bert.page.evaluate(() => (window.before = document.querySelector('.arena').innerHTML))
  const client = await bert.page.context().newCDPSession(bert.page)
  await client.send('Network.enable')
  client.on('Network.webSocketFrameReceived', ({ response }) => heard.push(response.payloadData))

  await anna.mark(2)
  await anna.confirm.click()
  await anna.page.getByText(/Your choice lies face down/).waitFor()
  await until('Bert hears of it', () => heard.length > 0)
  const steps = heard.map((text) => JSON.parse(text)).flatMap(({ push, steps }) => (push === 'steps' ? steps : []))
  assert.ok(steps.length > 0 && steps.every((step) => step.do === undefined), 'what she scored is not sent to him')
  assert.equal(await bert.page.locator('.arena').innerHTML(), await bert.page.evaluate(() => window.before), 'nor can he see it')

  await bert.confirm.click()
  await until('now both see both', async () => {
    const counts = await Promise.all([anna, bert].map(({ page }) => page.locator('.section.aside .die').count()))
    return counts.every((count) => count >= 3)
  })
})

test('what cannot be done is told at once, with its rule', async ({ player, clerk }) => {
  const { page } = await player()
  const table = await new DuelPage(page).openAt((await clerk.lay('outposts', againstComputer, duel)).address(1))
  await table.turn()
  await table.dice('rolled').first().click()
  await table.dice('rolled').first().click()
  const ones = page.locator('.deciding button.locked')
  if (await ones.count()) { // a one is always scored, so nothing is never chosen
    await ones.first().click({ force: true })
    assert.equal(await ones.first().getAttribute('aria-pressed'), 'true')
    await page.locator('.dock').getByRole('button', { name: 'Read rule D3' }).waitFor()
    return
  }
  await page.locator('.why').getByRole('button', { name: 'Read rule N1' }).waitFor()
  assert.ok(await table.confirm.isDisabled())
})

test('shooting: plans, distances, and the referee moves an archer by agreement', async ({ player, clerk }) => {
  const { page } = await player()
  const table = await new DuelPage(page).openAt((await clerk.lay('open-field', againstComputer, duel)).address(1))
  await table.turn()
  await page.getByRole('region', { name: 'Field' }).waitFor()
  await page.getByRole('tab', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: 'Edit the table' }).click()
  const form = page.getByRole('region', { name: /^Meister/ })
  await form.getByLabel('Size as a target').selectOption('small')
  await page.locator('.field').getByText('small', { exact: true }).first().waitFor()
  await form.getByLabel('Awareness').selectOption('unaware')
  await page.locator('.field').getByText('unaware', { exact: true }).first().waitFor()
  await form.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: 'Log', exact: true }).click()
  await page.getByText(/is small as a target/).waitFor()
  for (let decisions = 0; decisions < 12; ++decisions) if (!(await table.decide())) break
})

test('three against three goes on to the end', async ({ t, player, clerk }) => {
  const { page } = await player()
  const computer = { who: 'computer', player: 'greedy' }
  const seats = [{ who: 'here' }, { who: 'here' }, { who: 'here' }, computer, computer, computer]
  const table = await new DuelPage(page).openAt((await clerk.lay('three-to-three', seats, duel)).address(1, 2, 3))
  t.diagnostic(`${await table.playToEnd()} decisions`)
}, { timeout: 150_000 })

const screens = [
  ['phone', { viewport: phone }],
  ['desktop', {}],
]
for (const [name, wishes] of screens) {
  test(`axe finds nothing at the table of 1192: ${name}`, async ({ player, clerk }) => {
    const { page } = await player({ ...wishes, theme: 'auto' })
    // Both themes of what is on the screen, without playing to it twice.
    const clean = async (what) => {
      for (const theme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme: theme })
        assert.deepEqual(await findings(page), [], `${what}, ${theme}`)
      }
    }
    const table = await new DuelPage(page).openAt((await clerk.lay('outposts', againstComputer, duel)).address(1))
    const seen = new Set()
    for (let decisions = 0; decisions < 14; ++decisions) {
      const what = await table.turn()
      if (!seen.has(what)) await clean(what)
      seen.add(what)
      if (what === 'over' || !(await table.decide())) break
    }
    await table.openAt((await clerk.lay('convoy', [{ who: 'here' }, { who: 'here' }, ...both], duel)).address())
    await page.locator('[data-curtain]').waitFor()
    await clean('the curtain')
    await table.turn()
    await clean('a plan')
  })
}
