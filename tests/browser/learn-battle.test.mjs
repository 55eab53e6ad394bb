// The course of L'Art de la Guerre: every exercise done by mouse, finger or key, then the battle.
import assert from 'node:assert/strict'
import { axeSource, phone } from './lib/browser.mjs'
import { house } from './lib/house.mjs'
import { BattlePupil, doings } from './lib/pupil.mjs'

const { test } = house()
const axe = axeSource()
const names = Object.keys(doings)

async function nothingFound(page, where) {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
  const told = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${where}: ${id} ${html.slice(0, 160)} ${failureSummary}`))
  assert.deepEqual(told, [])
}

async function begin(page) {
  await page.goto('/learn')
  await page.getByRole('link', { name: /L’Art de la Guerre/ }).click()
  await page.locator('.intro button.primary').click()
}

/** Does the lessons between two, the second one included. */
async function learn(pupil, from, to) {
  for (const name of names.slice(names.indexOf(from), names.indexOf(to) + 1)) {
    const number = names.indexOf(name) + 1
    await pupil.learned(number)
    await pupil.onTable()
    await doings[name](pupil)
    await pupil.learned(number + 1)
  }
}

test('from the first base to the battle, by mouse', async ({ player }) => {
  const { page } = await player({ name: 'Ada' })
  const pupil = new BattlePupil(page)
  await begin(page)
  await pupil.learned(1)
  assert.equal(await pupil.lesson(), 'A base and a UD')
  await nothingFound(page, 'first lesson')
  await learn(pupil, 'base', 'camp')
  await pupil.onTable()
  assert.equal(await pupil.lesson(), 'Your first battle')
  assert.equal(await page.locator('.things [data-unit]').count(), 27)
  // Exercises are no games of one's own: only the battle is kept.
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('walstatt.seats')))
  assert.deepEqual(kept.map(({ about }) => about.en), ['The First Battle'])
  await pupil.skip.click()
  assert.equal(await pupil.lesson(), 'Done!')
  assert.equal(await pupil.coach.getByRole('link', { name: 'Browse the rule book' }).getAttribute('href'), '/rules/adlg')
})

test('on a phone by finger, in German and dark; it goes on after a reload', async ({ player }) => {
  const { page } = await player({ name: 'Bea', language: 'de', theme: 'dark', viewport: phone, touch: true })
  const pupil = new BattlePupil(page, { touch: true })
  await begin(page)
  await pupil.learned(1)
  await pupil.onTable()
  // The card of a unit and the head of the coach stand below each other; the first corps is called up without scrolling.
  await doings.base(pupil)
  await page.locator('.coach .words > :first-child:not(.told)').waitFor()
  const clear = await page.evaluate(() => {
    const [head, words] = ['.coach header', '.coach .words'].map((one) => document.querySelector(one).getBoundingClientRect())
    return head.bottom <= words.top + 1
  })
  assert.ok(clear, 'nothing lies on the card')
  const call = await page.locator('.question .cards li .primary').first().boundingBox()
  const coach = await page.locator('.coach').boundingBox()
  assert.ok(call.y + call.height <= coach.y, 'the button is in sight')
  await pupil.next.click()
  await learn(pupil, 'command', 'move')
  await nothingFound(page, 'phone')
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
  await page.reload()
  await pupil.coach.waitFor()
  assert.equal(await pupil.lesson(), 'Warum nicht?')
  await learn(pupil, 'refuse', 'shoot')
})

test('beside the coach nothing of the bar is cut off', async ({ player }) => {
  const { page } = await player({ language: 'de' })
  const pupil = new BattlePupil(page)
  await begin(page)
  await pupil.onTable()
  for (let lesson = 1; lesson < 9; ++lesson) {
    await pupil.learned(lesson)
    const cut = await page.$$eval('.bar .line', (all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText))
    assert.deepEqual(cut, [], `lesson ${lesson}`)
    await page.locator('.bar .losses').waitFor()
    await pupil.skip.click()
  }
})

test('something else gets a friendly word, and an exercise can be set up anew', async ({ player }) => {
  const { page } = await player({ name: 'Cleo' })
  const pupil = new BattlePupil(page)
  await begin(page)
  await learn(pupil, 'base', 'refuse')
  await pupil.letGo()
  await pupil.tap('HS4')
  await pupil.press('ArrowUp')
  await pupil.give()
  await pupil.coach.getByText('that was a single unit').waitFor()
  await pupil.anew.click()
  await page.getByRole('heading', { name: 'Which corps?' }).waitFor()
  assert.equal(await pupil.lesson(), 'The whole line')
  await pupil.coach.getByText('Your command points are spent').waitFor()
  await pupil.coach.getByRole('button', { name: 'Back', exact: true }).click()
  assert.equal(await pupil.lesson(), 'Why not?')
})

test('by keys alone', async ({ player }) => {
  const { page } = await player({ name: 'Dora' })
  const pupil = new BattlePupil(page)
  await begin(page)
  await pupil.learned(1)
  await pupil.onTable()
  await pupil.press('n')
  await pupil.learned(2)
  await page.locator('.question .cards .primary').first().press('Enter')
  await pupil.learned(3)
  for (const key of ['n', 'ArrowUp', 'ArrowUp', 'Enter']) await pupil.press(key)
  await pupil.learned(4)
  for (const key of ['n', 'ArrowDown']) await pupil.press(key)
  await pupil.learned(5)
  for (const key of ['Escape', 'n', 'a', 'ArrowUp']) await pupil.press(key)
  await page.locator('[data-act="confirm"]:enabled').waitFor()
  await pupil.press('Enter')
  await pupil.learned(6)
})
