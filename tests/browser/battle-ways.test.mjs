// The ways into a battle of L'Art de la Guerre from the start page, and what is left of one: replay, luck, proof.
import assert from 'node:assert/strict'
import { axeSource, phone } from './lib/browser.mjs'
import { house } from './lib/house.mjs'
import { until } from './lib/table.mjs'

const { test } = house()

const card = (page) => page.getByRole('region', { name: 'L’Art de la Guerre' })
const matchOf = (page) => new URL(page.url()).pathname.split('/').at(-1)
async function onTheTable(page) {
  await page.waitForURL(/\/table\//)
  await page.locator('[data-unit]').first().waitFor()
}
async function clean(page) {
  await page.evaluate(axeSource())
  const found = await page.evaluate(() => axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }))
  assert.deepEqual(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`), [])
}
const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('a ready battle is chosen by its map and fought from the other side', async ({ player, clerk }) => {
  const { page } = await player({ name: 'Anna' })
  await page.goto('/')
  const maps = card(page).locator('li button svg')
  await until('the maps', async () => (await maps.count()) >= 6)
  // Every line is drawn: Kadesh has more than forty units.
  assert.ok((await card(page).getByRole('button', { name: /^Kadesh/ }).locator('path.base').count()) > 40)
  await card(page).getByRole('button', { name: /^Kadesh/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Kadesh' })
  await dialog.getByText('200 points · 12 turns').waitFor()
  await clean(page)
  await dialog.getByRole('radio', { name: /Hittites/ }).check()
  await dialog.getByRole('button', { name: 'Begin the battle' }).click()
  await onTheTable(page)
  const { seats, stage } = await clerk.watch({ match: matchOf(page) })
  assert.equal(stage.scenario, 'kadesh')
  assert.deepEqual(seats.map(({ who }) => who), ['computer', 'here'])
})

test('two armies in one click', async ({ player, clerk }) => {
  const { page } = await player()
  await page.goto('/')
  await card(page).getByRole('button', { name: 'Two armies, one click' }).click()
  await onTheTable(page)
  const { stage } = await clerk.watch({ match: matchOf(page) })
  assert.equal(stage.points, 100)
  assert.equal(stage.beginning, 'deployed')
})

test('a battle of one’s own: the whole procedure by turns with a friend, and somebody watches', async ({ player, clerk }) => {
  const anna = await player({ name: 'Anna' })
  await anna.page.goto('/')
  await card(anna.page).getByRole('button', { name: 'Battle of your own' }).click()
  const dialog = anna.page.getByRole('dialog', { name: 'Battle of your own' })
  await dialog.getByRole('radio', { name: '100', exact: true }).check({ force: true })
  await dialog.getByLabel('Your army').selectOption({ index: 1 })
  await dialog.getByRole('radio', { name: 'all by the rules' }).check({ force: true })
  await dialog.getByRole('radio', { name: 'somebody by link' }).check({ force: true })
  await dialog.getByText('Clock and spectators').click()
  await dialog.getByRole('radio', { name: 'Days for each decision' }).check()
  await clean(anna.page)
  await dialog.getByRole('button', { name: 'Lay the table and invite' }).click()
  const link = await anna.page.getByLabel(/^Invitation/).first().inputValue()
  const bert = await player({ language: 'de' })
  await bert.page.goto(link)
  await bert.page.getByRole('button', { name: 'Hinsetzen' }).click()
  const match = matchOf(bert.page)
  await until('the battle', async () => (await clerk.watch({ match })).status === 'running')
  const { stage, clock } = await clerk.watch({ match })
  assert.equal(stage.beginning, 'procedure')
  assert.deepEqual([clock.kind, clock.seconds], ['move', 3 * 86_400])
  const watcher = await player()
  await watcher.page.goto(`/table/${match}#half-a-link`)
  await watcher.page.getByText('You are watching.').first().waitFor()
  await watcher.page.getByRole('alert').getByText(/holds no seat/).waitFor()
  await watcher.page.getByRole('button', { name: 'Watch', exact: true }).click()
})

test('on a phone the battles stand one below the other', async ({ player }) => {
  const { page } = await player({ viewport: phone, touch: true, theme: 'dark' })
  await page.goto('/')
  await card(page).locator('li button svg').nth(5).waitFor()
  assert.ok(await fits(page))
  await clean(page)
  await card(page).getByRole('button', { name: /^The First Battle/ }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await onTheTable(page)
  assert.ok(await fits(page))
})

test('a battle that is over: replay by turns, luck in words, dice proved', async ({ player, clerk }) => {
  const captain = { who: 'computer', player: 'captain' }
  const battle = await clerk.lay('first-battle', [captain, captain], { game: 'adlg', listed: true })
  await until('the end', async () => (await clerk.watch(battle)).status === 'finished', { within: 60_000 })
  const { page } = await player()
  await page.goto(`/replay/${battle.match}`)
  const where = page.locator('.where')
  await where.getByText(/Step 0 of \d+, turn 1/).waitFor()
  await page.locator('[data-unit]').first().waitFor()
  // Two sequences, one of each side, are a turn.
  await page.keyboard.press('PageDown')
  // The ways of the turn just played lie on the table, also for whoever jumps to its end.
  await until('ways', async () => (await page.locator('.underlay .went').count()) > 0)
  await page.keyboard.press('PageDown')
  await where.getByText(/turn 2$/).waitFor()
  await until('the address', () => /\?at=\d+$/.test(page.url()))
  await page.keyboard.press('Home')
  await where.getByText(/Step 0 of/).waitFor()
  assert.equal(await page.getByRole('region', { name: 'Log' }).locator('code').count(), 0, 'every order is told in words')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog')
  await help.getByText(/arrows move it/).waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  await page.keyboard.press('End')
  await until('the end of the battle', async () => {
    const [, at, all] = /Step (\d+) of (\d+)/.exec(await where.innerText()) ?? []
    return at && at === all
  })

  await page.getByRole('link', { name: 'Luck report' }).first().click()
  await page.getByRole('heading', { name: 'Melees won, by 1 to 6' }).waitFor()
  assert.ok(!(await page.locator('main').innerText()).includes('{'), 'no gap is left in a sentence')
  await page.goto(`/proof/${battle.match}`)
  await page.getByText('The dice are right').waitFor()
})

test('who beats whom fits one screen, and whoever does not shoot names others who do', async ({ player }) => {
  const { page } = await player()
  await page.goto('/odds?a=heavy-swords~elite~with.impetuous&b=pikes')
  await page.getByRole('img', { name: /^A stays/ }).waitFor()
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), 'nothing scrolls at 1280×800')
  await page.getByText('The 36 throws').click()
  await page.locator('caption button.rule').first().waitFor()
  await clean(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url())
  await page.getByRole('tab', { name: 'Shooting' }).click()
  await page.getByRole('button', { name: 'Archers', exact: true }).click()
  await page.getByRole('img', { name: /^Hit/ }).waitFor()
  assert.match(page.url(), /a=archers/)
})
