// A clock for each side: it counts down where one sees it, and when it has run out the game is over, with the reason.
import assert from 'node:assert/strict'
import { phone } from './lib/browser.mjs'
import { house } from './lib/house.mjs'
import { Table, until } from './lib/table.mjs'

const { test } = house()
const seconds = 20

/** What the clocks show, in seconds, side by side. */
const clocks = (page, where) =>
  page.$$eval(`${where} .clock`, (all) => all.map(({ textContent }) => textContent.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)))

async function countsDown(page, where) {
  const [before] = await until('clocks', async () => {
    const shown = await clocks(page, where)
    return shown.length === 2 && shown
  })
  assert.ok(before <= seconds)
  await until('it counts down', async () => (await clocks(page, where))[0] < before)
  assert.equal((await clocks(page, where))[1], seconds, 'the clock of the other side stands')
}

test('the clock of a side runs out on the screen', async ({ player, clerk }) => {
  // The match, and with it the clock, begins only when both screens are open and the other sits down.
  const seats = [{ who: 'here', name: 'Anna' }, { who: 'there' }]
  const laid = await clerk.lay('geheimdokument', seats, { clock: { kind: 'side', seconds, increment: 0 } })
  const wide = await player()
  const small = await player({ language: 'de', viewport: phone, touch: true })
  for (const { page } of [wide, small]) {
    await page.goto(laid.address(1))
    await page.locator('main h1').first().waitFor({ state: 'attached' })
    await page.getByText(/^(One moment|Einen Augenblick|Der Tisch wird gedeckt) …$/).waitFor({ state: 'detached' })
  }
  await clerk.ask({ do: 'join', match: laid.match, token: laid.tokens[1], name: 'Bert' })

  const [table, pocket] = [new Table(wide.page), new Table(small.page)]
  await table.turn()
  await table.button('Undo').waitFor()
  await Promise.all([countsDown(wide.page, '.seats'), countsDown(small.page, '.bar')])

  await table.over.waitFor({ timeout: 3 * seconds * 1000 })
  await pocket.over.waitFor()
  assert.equal(await table.over.innerText(), 'Won by: Celts')
  assert.equal(await pocket.over.innerText(), 'Gewonnen haben: Kelten')
  await wide.page.getByRole('alert').filter({ hasText: 'Won by: Celts. Time ran out: Romans.' }).waitFor()
  await small.page.getByRole('alert').filter({ hasText: 'Gewonnen haben: Kelten. Zeit abgelaufen: Römer.' }).waitFor()
  await table.log.getByText('Time ran out: Romans.').waitFor()
  assert.deepEqual(await clocks(wide.page, '.seats'), [0, seconds])
  assert.deepEqual(await clocks(small.page, '.bar'), [0, seconds])

  assert.deepEqual(await table.able(), [])
  assert.equal(await wide.page.locator('.tray button.able').count(), 0)
  await wide.page.getByRole('tab', { name: 'Table', exact: true }).click()
  await wide.page.getByRole('region', { name: 'Round the table' }).waitFor()
  for (const name of ['Undo', 'End turn', 'Offer a draw', 'Edit the table', 'Resign']) assert.equal(await table.button(name).count(), 0, name)
  for (const name of ['Zurücknehmen', 'Zug beenden']) assert.equal(await pocket.button(name).count(), 0, name)
})

test('over days: the waiting room tells the clock, the table and the list of matches until when there is time', async ({ player, clerk }) => {
  const seats = [{ who: 'here', name: 'Anna' }, { who: 'there' }]
  const clock = { kind: 'side', seconds: 12 * 86400, increment: 3600 }
  const laid = await clerk.lay('first-battle', seats, { game: 'adlg', clock })
  const { page } = await player({ language: 'de' })
  await page.goto(laid.address(1))
  await page.getByText('Bedenkzeit: 12 Tage je Seite, dazu 1 Stunde je Entscheidung.').waitFor()
  await clerk.ask({ do: 'join', match: laid.match, token: laid.tokens[1], name: 'Bert' })
  await page.locator('.seats .clock', { hasText: /^11 T 23:59$/ }).waitFor()
  assert.match(await page.locator('.seats .clock').first().getAttribute('title'), /^bis \d/)
  await page.goto('/')
  await page.getByText(/^Bedenkzeit bis \d/).waitFor()
})

test('a reaction that is late is answered by the clock, and both are told so; the battle goes on (A35)', async ({ player, clerk }) => {
  const named = (name) => ({ de: name, en: name })
  const lights = { rank: 'ordinary', units: [{ type: 'light-cavalry', count: 2 }] }
  const army = (type, options) => [{ rank: 'competent', chief: true, units: [{ type, count: 1, options }] }, lights, lights]
  const setup = {
    name: named('Late'),
    points: 200,
    attacker: 1,
    side: [
      { name: named('Riders'), corps: army('heavy-cavalry', []), block: [{ units: 'HC1', at: '10,11,0' }] },
      { name: named('Slingers'), corps: army('light-infantry', ['sling']), block: [{ units: 'li1', at: '10,8,180' }] },
    ],
  }
  const laid = await clerk.lay(setup, [{ who: 'here', name: 'Anna' }, { who: 'here', name: 'Bert' }], { game: 'adlg', clock: { kind: 'move', seconds: 10 } })
  const rider = await player({ language: 'de' })
  const slinger = await player({ viewport: phone, touch: true })
  await rider.page.goto(laid.address(1))
  await slinger.page.goto(laid.address(2))
  await clerk.playOn(laid, (choices) => choices.find(({ do: text }) => text === 'activate 1'))
  await clerk.agree(laid, 'corps 1 points 8')
  await clerk.ask({ do: 'act', match: laid.match, seat: 1, action: 'charge HC1 > li1' })
  await slinger.page.getByRole('button', { name: 'Evade' }).waitFor()
  await slinger.page.getByText('Your time had run out: what was due has been answered for you.').waitFor({ timeout: 25_000 })
  await rider.page.locator('.log', { hasText: 'Die Zeit war um, die Antwort fiel von selbst. A35' }).waitFor()
  assert.equal(await rider.page.getByText('Deine Zeit war um').count(), 0, 'it was not his')
  assert.equal((await clerk.watch(laid)).status, 'running')
})
