// Das Geheimdokument: the chest is taken up, carried by one or two, put down; the board shows whose hands are on it.
import assert from 'node:assert/strict'
import { phone } from './lib/browser.mjs'
import { both } from './lib/clerk.mjs'
import { house } from './lib/house.mjs'
import { Table, until } from './lib/table.mjs'

const { test } = house()
const [first, second] = [1, 2] // the two swordsmen, as the stage numbers its figures

/** The chest between both swordsmen on open ground, everybody else far away. */
async function chestOnTheRoad(clerk) {
  const table = await clerk.lay('geheimdokument', both)
  const romans = ['ZE to j5', 'SW1 to j10', 'SW2 to l10', 'SP1 to h5', 'SP2 to m5', 'chest to k10']
  await clerk.agree(table, ...romans, 'ga to c20', 'bo1 to e22', 'bo2 to e21', 'sp1 to g20', 'sp2 to h22')
  return table
}

/** Where the chest lies and who holds it, as the board draws it. */
function chestOf(page) {
  return page.evaluate(() => {
    const name = (x, y) => `${String.fromCharCode(97 + Math.floor(x / 100))}${Math.floor(y / 100) + 1}`
    const chest = document.querySelector('.piece:has(.art.chest)')
    if (!chest) return undefined
    const { e, f } = new DOMMatrix(chest.style.transform)
    const poles = [...document.querySelectorAll('line.pole:not(.rim)')]
    return { at: name(e, f), held: poles.map(({ x2, y2 }) => name(x2.baseVal.value, y2.baseVal.value)).sort() }
  })
}

const shows = (page, at, ...held) =>
  until(`chest on ${at}, held from ${held.join(' and ') || 'nowhere'}`, async () =>
    JSON.stringify(await chestOf(page)) === JSON.stringify({ at, held }))

/** Points at a field for the held figure, and takes what the menu there calls so. */
async function takeFromMenu(table, place, name) {
  const before = await table.step()
  await table.click(place)
  await table.page.locator('.aim.held .menu').getByRole('button', { name }).click()
  await until('the step', async () => (await table.step()) > before)
}

test('two carry the chest: both are offered it, both sides see who holds it, and it can be taken back', async ({ player, clerk }) => {
  const laid = await chestOnTheRoad(clerk)
  const [anna, bert] = [await player(), await player({ language: 'de' })]
  const romans = await new Table(anna.page).openAt(laid.address(1))
  const celts = await new Table(bert.page).openAt(laid.address(2))
  await romans.turn()
  await shows(anna.page, 'k10')

  await romans.select(first)
  await takeFromMenu(romans, 'j13', /^Carry the chest with SW2 to k13: costs 4, leaves 1$/)
  for (const { page } of [anna, bert]) await shows(page, 'k13', 'j13', 'l13')
  assert.equal(await romans.placeOf(first), 'j13')
  assert.equal(await romans.placeOf(second), 'l13')
  assert.match(await romans.log.innerText(), /SW1 .* and .* SW2 .* carry the chest to k13/)
  assert.match(await celts.log.innerText(), /SW1 .* und .* SW2 .* tragen die Kiste nach k13/)

  await celts.click('l13')
  await bert.page.getByRole('region', { name: 'Figur', exact: true }).getByText('trägt die Kiste').waitFor()
  await anna.page.keyboard.press('t')
  const words = anna.page.getByRole('region', { name: 'The board as text' })
  assert.equal(await words.getByRole('listitem').filter({ hasText: 'carries the chest' }).count(), 2)
  await anna.page.keyboard.press('t')

  await romans.undo.click()
  for (const { page } of [anna, bert]) await shows(page, 'k10')
  assert.equal(await romans.placeOf(second), 'l10')
})

test('one carries the chest alone, and puts it down by walking on', async ({ player, clerk }) => {
  const laid = await chestOnTheRoad(clerk)
  const { page } = await player()
  const romans = await new Table(page).openAt(laid.address(1))
  await romans.turn()
  await romans.select(second)
  await takeFromMenu(romans, 'l12', /^Carry the chest alone to k12: costs 5, leaves 0$/)
  await shows(page, 'k12', 'l12')
  assert.equal(await romans.placeOf(first), 'j10', 'the other stays where he was')
  assert.match(await romans.log.innerText(), /SW2 l12 carries the chest to k12/)
  const carried = await romans.step()

  for (const seat of [1, 2]) await clerk.ask({ do: 'act', match: laid.match, seat, action: 'pass' })
  await romans.turn()
  await shows(page, 'k12', 'l12')
  await romans.select(second)
  await takeFromMenu(romans, 'l14', /^Move to l14/)
  await shows(page, 'k12')
  assert.equal(await romans.placeOf(second), 'l14')

  await page.goto(`/replay/${laid.match}?at=${carried}`)
  await romans.board.waitFor()
  await shows(page, 'k12', 'l12')
  await page.keyboard.press('End')
  await shows(page, 'k12')
})

test('on a phone: the two swordsmen bring the chest on between them', async ({ player, clerk }) => {
  const laid = await clerk.lay('geheimdokument', both)
  const { page } = await player({ language: 'de', viewport: phone, touch: true })
  const romans = await new Table(page).openAt(laid.address(1))
  await romans.turn()
  await page.getByRole('group', { name: 'Wartende Figuren' }).getByRole('button', { name: /SW1/ }).tap()
  const goal = await until('fields with a chest', () =>
    page.$$eval('rect.chest', (marks) => {
      const places = marks.map(({ x, y }) => `${String.fromCharCode(97 + Math.floor(x.baseVal.value / 100))}${1 + Math.floor(y.baseVal.value / 100)}`)
      return places.find((place) => /^[jk]3$/.test(place))
    }))
  await romans.tap(goal)
  const way = page.locator('.aim.held').getByRole('button', { name: /^Kiste über .* hereinbringen|^Ausführen$/ }).first()
  await way.tap()
  const column = goal.charCodeAt(0)
  await shows(page, goal, ...[-1, 1].map((by) => `${String.fromCharCode(column + by)}3`))
})
