// L'Art de la Guerre at the table: orders by mouse, finger and key, refusals with their rule, a charge with what it promises,
// evading, melee in numbers, taking back, loading again, both languages, and a whole battle against the computer.
import assert from 'node:assert/strict'
import { phone } from './lib/browser.mjs'
import { both } from './lib/clerk.mjs'
import { BattlePage } from './lib/battle.mjs'
import { house } from './lib/house.mjs'
import { findings } from './lib/looks.mjs'
import { until } from './lib/table.mjs'

const { test } = house()
const adlg = { game: 'adlg' }
const againstCaptain = [{ who: 'here' }, { who: 'computer', player: 'captain' }]

/** Corps 1 of the legion has the order and eight command points; some stand where the test wants them. */
async function ordering(clerk, ...changes) {
  const laid = await clerk.lay('first-battle', both, adlg)
  await clerk.playOn(laid, (choices) => choices.find(({ do: text }) => text === 'activate 1'))
  await clerk.agree(laid, 'corps 1 points 8', ...changes)
  return laid
}

test('a line is moved by the mouse, refused with its rule, taken back, and stands there after loading again', async ({ player, clerk }) => {
  const { page } = await player()
  const laid = await clerk.lay('first-battle', againstCaptain, adlg)
  const table = await new BattlePage(page).openAt(laid.address())
  await table.corps.first().click()
  await until('orders', async () => (await table.wants()) === 'orders')
  const before = await table.position()

  await table.click('HS2')
  await page.locator('.dock .who b', { hasText: 'HS2' }).waitFor()
  await table.click('HS2')
  await page.locator('.dock .who', { hasText: 'HS1, HS2, HS3, HS4' }).waitFor()
  await table.drag('HS2', { ahead: 5 })
  assert.equal(await table.verdict(), 'bad')
  await page.locator('.dock .law', { hasText: '3 UD are allowed' }).waitFor()
  await page.locator('.tag', { hasText: 'A15' }).waitFor()
  assert.doesNotMatch(await page.locator('.dock .cost').innerText(), /UD/, 'one length is told, with the reason')
  assert.ok(await table.confirm.isDisabled(), 'what is refused cannot be done')
  await page.locator('.dock .law').getByRole('button', { name: /A15/ }).click()
  await page.getByRole('dialog').getByRole('heading', { name: /A15|Moves/ }).first().waitFor()
  await page.keyboard.press('Escape')

  await page.keyboard.press('Escape')
  await table.drag('HS2', { ahead: 2.5 })
  assert.equal(await table.verdict(), 'good')
  await page.locator('.dock .cost', { hasText: '2.5 of 3 UD' }).waitFor()
  await page.locator('.dock .cost', { hasText: '1 CP' }).waitFor()
  await table.do()
  const after = await table.position()
  assert.notDeepEqual(after, before)
  await table.undo.click()
  await until('they stand as before', async () => (await table.position()).join() === before.join())

  await table.ready()
  await table.click('HS2')
  await table.click('HS2')
  await table.drag('HS2', { ahead: 2.5 })
  await table.verdict()
  await table.do()
  await page.reload()
  await table.ready()
  assert.deepEqual(await table.position(), after, 'loaded again')

  await page.getByRole('button', { name: 'Legend', exact: true }).click()
  await page.getByRole('switch', { name: /^Control zones/ }).click()
  await page.locator('.overlays .zone').first().waitFor()
  assert.deepEqual(await findings(page), [])
  await page.keyboard.press('l')
  await page.locator('.legend li', { hasText: 'Control zones' }).waitFor()

  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('button', { name: 'Korps beenden' }).waitFor()
  await page.locator('.log', { hasText: '1. Korps ist an der Reihe' }).waitFor()
  assert.deepEqual(await findings(page), [])
})

test('on a phone in German: a charge is weighed before it is made, the enemy evades, melee shows its numbers', async ({ player, clerk }) => {
  const { page } = await player({ language: 'de', viewport: phone, touch: true, theme: 'dark' })
  const laid = await ordering(clerk, 'HS1 at 7.5,8,0', 'HS2 at 8.5,8,0', 'hs7 at 7.5,6.5,180', 'li1 at 10.5,6.8,180', 'HS4 at 10.5,8,0')
  const table = await new BattlePage(page).openAt(laid.address())

  await table.tap('HP1')
  await page.locator('.dock .who b', { hasText: 'HP1' }).waitFor()
  const hidden = await page.$$eval('.dock .sign', (all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length)
  assert.equal(hidden, 0, 'all manoeuvres are in sight')
  await table.swipe('HP1', { ahead: 1.5 })
  await table.verdict()
  await page.getByRole('button', { name: 'Loslassen' }).tap()

  await table.tap('HS1')
  await table.tap('hs7')
  assert.equal(await table.verdict(), 'good')
  await page.locator('.dock .expected', { hasText: 'HS1' }).waitFor()
  await page.locator('.tag b', { hasText: ':' }).waitFor()
  await page.getByRole('tab', { name: 'Einheit' }).tap()
  await page.locator('.told .expected summary').tap()
  assert.ok((await page.locator('.told .expected li').count()) > 1, 'reasons of both')
  assert.deepEqual(await findings(page), [])
  await table.confirm.tap()
  await until('contact', async () => (await table.wants()) === 'orders')

  await table.tap('HS4')
  await table.tap('li1')
  assert.equal(await table.verdict(), 'good')
  await page.locator('.evade').first().waitFor({ state: 'attached' })
  await table.confirm.tap()
  await page.locator('.question .banner').waitFor()
  await page.locator('.evade').first().waitFor({ state: 'attached' })
  const li1 = (await table.position()).find((one) => one.startsWith('li1'))
  await page.getByRole('button', { name: 'Ausweichen' }).first().tap()
  await until('it has evaded', async () => (await table.position()).find((one) => one.startsWith('li1')) !== li1)

  await until('the melee', async () => {
    const wants = await table.ready()
    if (wants === 'cards' && (await page.locator('.cards .act', { hasText: 'HS1' }).count()) > 0) return true
    if (await page.locator('.question .banner', { hasText: 'A14' }).count()) return true
    const next = wants === 'orders' ? table.end : wants === 'answer' ? page.locator('.question .banner .button') : table.corps
    await next.first().tap({ timeout: 2_000 }).catch(() => undefined)
    return false
  }, { within: 30_000 })
  await page.locator('.verdict .numbers, .verdict details').first().waitFor()
  await page.locator('.question .banner .button, .cards li .primary').last().tap()
  await page.getByRole('tab', { name: 'Verlauf' }).tap()
  await page.locator('.log details summary').last().waitFor()
})

test('of a charge that is too far one length is told, the one that refuses it', async ({ player, clerk }) => {
  const { page } = await player()
  const laid = await ordering(clerk, 'HS1 at 7.5,9.5,0', 'hs7 at 8.5,4.5,180')
  const table = await new BattlePage(page).openAt(laid.address())
  await table.click('HS1')
  await table.click('hs7')
  assert.equal(await table.verdict(), 'bad')
  await page.locator('.dock .law', { hasText: 'the charge still reaches' }).waitFor()
  assert.doesNotMatch(await page.locator('.dock .cost').innerText(), /UD/)
})

test('agreed changes are made on the table itself', async ({ player, clerk }) => {
  const { page } = await player()
  const table = await new BattlePage(page).openAt((await ordering(clerk)).address())
  await page.getByRole('tab', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: /^(Edit the table|Set figures)/ }).click()
  await page.locator('.amend').waitFor()
  await table.drag('hs4', { ahead: -3 })
  const before = await table.position()
  await page.getByRole('button', { name: 'Set it there' }).click()
  await until('it stands elsewhere', async () => (await table.position()).join() !== before.join())
  await table.click('hs4')
  await page.getByRole('button', { name: /^Less: Cohesion/ }).click()
  await page.locator('.losses', { hasText: '1/14' }).waitFor()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  assert.deepEqual(await findings(page), [])
})

test('by keys: whatever button has done its work, one goes on from the field, or from its words', async ({ player, clerk }) => {
  const { page } = await player()
  const laid = await clerk.lay('first-battle', both, adlg)
  const table = await new BattlePage(page).openAt(laid.address())
  const use = async (button, { then = 'Battlefield' } = {}) => {
    await button.focus()
    await page.keyboard.press('Enter')
    const focus = () => page.evaluate(() => document.activeElement.getAttribute('aria-label') ?? '')
    await until(`${then} has the focus after ${button}`, async () => (await focus()) === then)
  }
  const named = (name) => page.getByRole('button', { name, exact: true })
  await use(table.corps.first())
  await page.keyboard.press('n')
  await use(named('Whole line'))
  await page.keyboard.press('ArrowUp')
  await table.verdict()
  await use(named('Take back the last leg'))
  await page.keyboard.press('ArrowUp')
  await table.verdict()
  await use(named('Drop'))
  await page.keyboard.press('ArrowUp')
  await table.verdict()
  await use(table.confirm)
  await use(table.undo)
  await page.keyboard.press('n')
  await use(named('Let go'))
  const words = await page.keyboard.press('t').then(() => page.locator('.words').getAttribute('aria-label'))
  await use(table.end.first(), { then: words })
  await page.keyboard.press('t')
  await use(table.corps.first())
})

test('a whole battle against the captain, to its end', async ({ t, player, clerk }) => {
  const { page } = await player()
  const laid = await clerk.lay('first-battle', againstCaptain, adlg)
  const table = await new BattlePage(page).openAt(laid.address())
  let decisions = 0
  const end = Date.now() + 80_000
  while (await table.decide()) {
    ++decisions
    assert.ok(Date.now() < end, `no end within 80 s (${decisions} decisions)`)
  }
  t.diagnostic(`${decisions} decisions: ${(await page.locator('.over').innerText()).replace(/\s+/g, ' ')}`)
  await page.getByRole('link', { name: 'Replay', exact: true }).first().click()
  await page.locator('.glass [data-unit]').first().waitFor()
  assert.deepEqual(await findings(page), [])
})
