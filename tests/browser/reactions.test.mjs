// The Erstschlag: whoever may strike first is asked, with the chances; a standing order answers for the absent.
import assert from 'node:assert/strict'
import { phone } from './lib/browser.mjs'
import { both } from './lib/clerk.mjs'
import { house } from './lib/house.mjs'
import { Table, until } from './lib/table.mjs'

const { test } = house()

const setup = {
  kind: 'document',
  map: 'geheimdokument-road',
  rounds: 10,
  chest: { goal: 'bottom' },
  side: [
    { people: 'romans', zone: 'romans', figures: [{ type: 'roman-centurion', count: 2 }, { type: 'roman-swordsman', count: 2, carrier: true }] },
    { people: 'celts', zone: 'celts', figures: [{ type: 'celtic-gaesatae-spear', count: 2 }] },
  ],
}
// Two centurions, who bear a wound each, and a thrusting spear before each of them.
const places = ['ZE1 to k5', 'ZE2 to g5', 'SW1 to p3', 'SW2 to q3', 'chest to p4', 'gs1 to k10', 'gs2 to g10']
const [firstCenturion, secondCenturion] = [0, 1]

async function spearsAndCenturions(player, clerk, celtic = {}) {
  const laid = await clerk.lay(setup, both)
  await clerk.agree(laid, ...places)
  const [anna, bert] = [await player(), await player(celtic)]
  const romans = await new Table(anna.page).openAt(laid.address(1))
  const celts = await new Table(bert.page).openAt(laid.address(2))
  await romans.turn()
  return { romans, celts, anna, bert }
}

async function run(table, figure, place) {
  await table.select(figure)
  await table.choose(place)
}

test('who may strike first is asked, with the chances; the strike is thrown and told', async ({ player, clerk }) => {
  const { romans, celts } = await spearsAndCenturions(player, clerk)
  await run(romans, firstCenturion, 'k9')
  await celts.strike.waitFor()
  assert.match(await celts.strike.innerText(), /Centurion ZE1 comes within reach at k9\./)
  const strikes = celts.strike.getByRole('listitem')
  assert.equal(await strikes.count(), 1, 'the other spear stands too far away')
  assert.match(await strikes.innerText(), /Gaesatae thrusting spear GS1[^]*Hit \d+%[^]*Life lost \d/)
  await romans.page.getByText('Erstschlag? To decide: Celts').waitFor()
  assert.equal(await romans.strike.count(), 0, 'it is not the runner who is asked')
  assert.ok(await romans.endTurn.isDisabled())

  await strikes.getByRole('button').click()
  for (const table of [romans, celts]) await table.log.getByText(/ERST: Gaesatae thrusting spear gs1 k10 strikes first at Centurion ZE1/).waitFor()
  await celts.strike.waitFor({ state: 'detached' })
  assert.equal(await romans.turn(), 'play')
})

test('the Erstschlag is declined, and the run goes on', async ({ player, clerk }) => {
  const { romans, celts } = await spearsAndCenturions(player, clerk)
  await run(romans, firstCenturion, 'k9')
  await celts.strike.getByRole('button', { name: 'No Erstschlag' }).click()
  await romans.log.getByText(/no Erstschlag now/).waitFor()
  assert.equal(await romans.turn(), 'play')
  assert.equal(await romans.placeOf(firstCenturion), 'k9')
  assert.equal(await celts.strike.count(), 0)
})

/** Counts in the page how often the question is put. */
const countQuestions = (page) =>
  page.evaluate(() => {
    window.questions = 0
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.matches?.('[role=alertdialog]')) ++window.questions
    }).observe(document.body, { childList: true, subtree: true })
  })

test('on a phone: the switch for the standing order answers at once, and from then on unasked', async ({ player, clerk }) => {
  const { romans, celts, bert } = await spearsAndCenturions(player, clerk, { language: 'de', viewport: phone, touch: true })
  await run(romans, firstCenturion, 'k9')
  await celts.strike.waitFor()
  for (const place of ['k9', 'k10']) assert.ok(await celts.inSight(place), `${place} is not hidden by the question`)
  await celts.strike.getByRole('checkbox', { name: 'Immer zuerst schlagen' }).tap()
  await romans.log.getByText(/gs1 k10 strikes first at Centurion ZE1/).waitFor()
  await celts.strike.waitFor({ state: 'detached' })
  assert.equal(await romans.turn(), 'play')

  await countQuestions(bert.page)
  await run(romans, secondCenturion, 'g9')
  await romans.log.getByText(/gs2 g10 strikes first at Centurion ZE2/).waitFor()
  assert.equal(await romans.turn(), 'play')
  await bert.page.getByRole('tab', { name: 'Verlauf' }).tap()
  await celts.log.getByText(/gs2 g10 schlägt zuerst nach Zenturio ZE2/).waitFor()
  assert.equal(await bert.page.evaluate(() => window.questions), 0, 'nobody was asked')

  // The order stands with the other affairs of the table, and gives way to its opposite.
  await bert.page.getByRole('tab', { name: 'Tisch', exact: true }).tap()
  const [always, never] = ['Immer zuerst schlagen', 'Nie zuerst schlagen'].map((name) => bert.page.getByRole('checkbox', { name }))
  assert.ok(await always.isChecked())
  await never.tap()
  await until('the orders change places', async () => (await never.isChecked()) && !(await always.isChecked()))
})
