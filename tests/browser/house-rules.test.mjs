// "Edit the table": what the rules do not know counts when all agree, and the log says that it was agreed.
import assert from 'node:assert/strict'
import { phone } from './lib/browser.mjs'
import { againstComputer } from './lib/clerk.mjs'
import { house } from './lib/house.mjs'
import { Table, until } from './lib/table.mjs'

const { test } = house()
const tab = (page, name) => page.getByRole('tab', { name, exact: true }).click()

/** A field of the meadow on which nobody stands. */
async function freeField(table) {
  const figures = await table.page.$$eval('.piece[data-figure]', (pieces) => pieces.map((piece) => piece.dataset.figure))
  const taken = await Promise.all(figures.map((figure) => table.placeOf(figure)))
  return ['h8', 'i8', 'h7', 'l8', 'm8'].find((place) => !taken.includes(place))
}

const isOn = (table, figure, place) => until(`figure ${figure} on ${place}`, async () => (await table.placeOf(figure)) === place)

async function twoPeople(player, clerk) {
  const battle = await clerk.battle()
  const [anna, bert] = [await player(), await player({ language: 'de', viewport: phone, touch: true })]
  const romans = await new Table(anna.page).openAt(battle.address(1))
  const celts = await new Table(bert.page).openAt(battle.address(2))
  const bar = anna.page.getByRole('region', { name: 'Edit the table' })
  const propose = async (place) => {
    await tab(anna.page, 'Table')
    await romans.button('Edit the table').click()
    await bar.getByText('The others must agree.').waitFor()
    await romans.click(await romans.placeOf(0))
    await bar.getByText('Click on the new field.').waitFor()
    await romans.click(place)
  }
  return { battle, anna, bert, romans, celts, propose }
}

test('against the computer an edit counts at once, says so beforehand, and stands in the log', async ({ player, clerk }) => {
  const battle = await clerk.battle('battle-50', againstComputer)
  const { page } = await player()
  const table = await new Table(page).openAt(battle.address())
  await table.turn()
  await tab(page, 'Table')
  await table.button('Edit the table').click()
  const bar = page.getByRole('region', { name: 'Edit the table' })
  await bar.getByText('It counts at once: the computer agrees.').waitFor()
  await table.click(await table.placeOf(0))
  const place = await freeField(table)
  await table.click(place)
  await isOn(table, 0, place)
  await bar.waitFor({ state: 'detached' })
  assert.equal(await page.locator('.offers').count(), 0, 'nobody is asked')
  await tab(page, 'Log')
  await table.log.getByText(new RegExp(`SW1 \\(Romans\\) set on ${place} \\(agreed\\)`)).waitFor()

  await tab(page, 'Table')
  await table.button('Edit the table').click()
  await bar.getByRole('combobox').selectOption({ label: 'Battle-axe SA' })
  await bar.getByRole('button', { name: 'Take off the board' }).click()
  await tab(page, 'Log')
  await table.log.getByText(/Battle-axe SA taken off the board \(agreed\)/).waitFor()
  assert.equal(await table.wants(), 'play', 'play goes on')
})

test('between two people an edit is declined, proposed again, accepted, and told in both languages', async ({ player, clerk }) => {
  const { anna, bert, romans, celts, propose } = await twoPeople(player, clerk)
  const before = await romans.placeOf(0)
  await propose('h8')
  await anna.page.getByText(/SW1 \(Romans\) set on h8\. The answer is still to come\./).waitFor()
  await bert.page.getByText(/möchte den Tisch ändern: .* SW1 \(Römer\) nach h8 gesetzt\./).waitFor()
  await celts.button('Ablehnen').tap()
  await anna.page.getByText(/^Declined: .* set on h8\./).waitFor()
  await celts.button('Annehmen').waitFor({ state: 'detached' })
  assert.equal(await romans.placeOf(0), before)

  await propose('h9')
  await celts.button('Annehmen').tap()
  for (const table of [romans, celts]) await isOn(table, 0, 'h9')
  await tab(anna.page, 'Log')
  await romans.log.getByText(/SW1 \(Romans\) set on h9 \(agreed\)/).waitFor()
  await bert.page.getByRole('tab', { name: 'Verlauf' }).tap()
  await celts.log.getByText(/SW1 \(Römer\) nach h9 gesetzt \(vereinbart\)/).waitFor()
  for (const { page } of [anna, bert]) await until('nothing left to answer', async () => (await page.locator('.offers').count()) === 0)
})

test('whoever proposed an edit may withdraw it; a guest sees it and has no say', async ({ player, clerk }) => {
  const { battle, bert, romans, celts, propose } = await twoPeople(player, clerk)
  const guest = await player()
  const seen = await new Table(guest.page).openAt(`/table/${battle.match}`)
  await propose('h8')
  await guest.page.getByText(/SW1 \(Romans\) set on h8/).waitFor()
  for (const name of ['Accept', 'Decline', 'Withdraw']) assert.equal(await seen.button(name).count(), 0)
  await celts.button('Annehmen').waitFor()
  await romans.button('Withdraw').click()
  await celts.button('Annehmen').waitFor({ state: 'detached' })
  await bert.page.getByText(/^Nicht mehr im Raum:/).waitFor()
})

test('what cannot stand is refused with its reason, and nothing is asked', async ({ player, clerk }) => {
  const { bert, romans, propose } = await twoPeople(player, clerk)
  await propose('c5') // a boulder
  await romans.toast.waitFor()
  assert.match(await romans.toast.innerText(), /c5/)
  assert.equal(await bert.page.locator('.offers').count(), 0)
})
