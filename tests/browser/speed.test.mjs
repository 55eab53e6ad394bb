// What a player waits for: the first load over the network, and the answer of the board to a choice.
import assert from 'node:assert/strict'
import { house } from './lib/house.mjs'
import { Table, until } from './lib/table.mjs'

const { test } = house()
const firstLoad = 250_000 // bytes

test('the first load of a table is small', async ({ t, player, clerk }) => {
  const battle = await clerk.battle()
  const { page, context } = await player()
  const wire = await context.newCDPSession(page)
  await wire.send('Network.enable')
  let bytes = 0
  let files = 0
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    ++files
  })
  const table = await new Table(page).openAt(battle.address())
  await table.turn()
  await page.waitForLoadState('networkidle')
  t.diagnostic(`first load of a table: ${files} files, ${(bytes / 1000).toFixed(1)} KB with their heads`)
  assert.ok(files > 3)
  assert.ok(bytes <= firstLoad, `${bytes} bytes`)
})

/** In the page: takes figures up by real pointer events and times until their marks are in the document. */
async function timeChoices(spots) {
  const glass = document.querySelector('.glass')
  const marked = () => document.querySelector('rect.field, circle.target') !== null
  const click = ({ x, y }) => {
    const common = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true }
    for (const type of ['pointermove', 'pointerdown', 'pointerup']) glass.dispatchEvent(new PointerEvent(type, common))
  }
  const changed = (wanted) =>
    new Promise((done, fail) => {
      if (marked() === wanted) return done()
      const late = setTimeout(() => fail(new Error('no marks within a second')), 1000)
      const watch = new MutationObserver(() => {
        if (marked() !== wanted) return
        watch.disconnect()
        clearTimeout(late)
        done()
      })
      watch.observe(glass, { childList: true, subtree: true })
    })
  const times = []
  for (const spot of spots) {
    const began = performance.now()
    click(spot)
    await changed(true)
    times.push(performance.now() - began)
    click(spot)
    await changed(false)
    await new Promise((done) => setTimeout(done, 20))
  }
  return times
}

test('a choice is answered at once: from the click on a figure to its marks', async ({ t, player, clerk }) => {
  const battle = await clerk.battle()
  const { page } = await player()
  const table = await new Table(page).openAt(battle.address())
  await table.turn()
  const spots = []
  for (const figure of await table.able()) spots.push(await table.spot(await table.placeOf(figure)))
  const times = await page.evaluate(timeChoices, [...spots, ...spots, ...spots])
  times.sort((a, b) => a - b)
  const median = times[Math.floor(times.length / 2)]
  t.diagnostic(`a choice: ${times.length} times, median ${median.toFixed(1)} ms, slowest ${times.at(-1).toFixed(1)} ms`)
  assert.equal(times.length, 3 * spots.length) // each within a second; the figure itself is for people to judge
})

test('the exact chance of a target is there soon after pointing at it', async ({ t, player, clerk }) => {
  const battle = await clerk.battle()
  await clerk.untilAttack(battle)
  const { page } = await player()
  const table = await new Table(page).openAt(battle.address())
  await table.turn()
  for (const figure of await table.able()) {
    await table.select(figure)
    const [target] = await table.targets()
    if (!target) continue
    const began = Date.now()
    await table.point(target)
    await until('the reasons', () => table.aim.locator('.told').first().isVisible(), { every: 5 })
    t.diagnostic(`reasons after ${Date.now() - began} ms (60 of them rest)`)
    const text = await table.aim.innerText()
    assert.match(text, /\d+(\.\d+)?\s?%/, 'a chance')
    assert.ok((await table.aim.getByRole('button', { name: /^Read rule/ }).count()) > 0, 'with its rules')
    return
  }
  throw new Error('nobody can attack')
})
