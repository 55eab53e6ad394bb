// The helper for real dice, on a phone at the gaming table: a whole exchange typed in with the thumb, tab by tab, and the
// same by keyboard on a wide screen.
import assert from 'node:assert/strict'
import { axeSource, phone } from './lib/browser.mjs'
import { house } from './lib/house.mjs'

const { test } = house()
const axe = axeSource()

class Helper {
  constructor(page) {
    this.page = page
    this.answer = page.locator('.answer:not([inert])')
  }
  async open(address = '/dice') {
    await this.page.goto(address)
    await this.page.getByRole('group', { name: /^(Keys for|Tasten für)/ }).waitFor()
    return this
  }
  async keys(...faces) {
    for (const face of faces) await this.page.locator('.keypad').getByRole('button', { name: String(face), exact: true }).click()
  }
  row(label) {
    return this.page.getByRole('group', { name: label, exact: true })
  }
  write(label) {
    return this.row(label).getByRole('button', { name: label, exact: true }).click()
  }
  dice(label) {
    return this.row(label).locator('.die-key').allInnerTexts().then((texts) => texts.map((text) => Number(text.trim())))
  }
  press(name) {
    return this.answer.getByRole('button', { name, exact: true }).first().click()
  }
  tab(name) {
    return this.page.getByRole('tab', { name, exact: true }).click()
  }
}

async function nothingFound(page, where) {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
  const told = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${where}: ${id} ${html.slice(0, 160)} ${failureSummary}`))
  assert.deepEqual(told, [])
}

const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

// The phase of docs/1192.md, as two people would play it with real dice.
test('an exchange on a phone: score, attack, ward, damage', async ({ player }) => {
  const { page } = await player({ viewport: phone, touch: true })
  const helper = await new Helper(page).open()
  await helper.keys(17, 17, 12, 9, 5, 1)
  await helper.answer.getByText('Best to score').waitFor()
  await helper.answer.getByText('Ones must be scored: 1.').waitFor()
  await nothingFound(page, 'score')
  await helper.press('Set aside, roll on')
  assert.deepEqual(await helper.dice('Just rolled'), [])
  assert.ok((await helper.dice('Lies already')).includes(1))

  // What lies can be corrected by taps: now it is what Wilhelm had.
  await helper.tab('Attack')
  await helper.keys(17, 17, 17, 6, 1)
  await helper.write('Not scored (rescue dice)')
  await helper.keys(2)
  await helper.answer.getByText('Strongest group').waitFor()
  await helper.answer.getByText('devalued for ones: 6').waitFor()
  assert.deepEqual(await helper.answer.locator('.best-card').first().locator('.thrown b').allInnerTexts(), ['20', '20', '20'])
  await nothingFound(page, 'attack')
  await helper.press('All against the ward')

  await helper.keys(16, 15, 15)
  await helper.write('Rescue dice')
  await helper.keys(14, 8, 3)
  await helper.answer.getByText('2 hits').waitFor()
  await helper.answer.getByText('15, 15 together 30: wards 20.').waitFor()
  assert.ok(await fits(page))
  await nothingFound(page, 'ward')
  await helper.press('To the damage')

  await page.getByRole('heading', { name: '4d10' }).waitFor()
  await page.getByText('Tria (3 equals): initiative +1 in the next phase.').waitFor()
  await helper.keys(7, 7, 4, 2)
  await helper.answer.getByRole('heading', { name: '12 damage' }).waitFor()
  await helper.answer.getByText('Vitality: 30 − 12 = 18.').waitFor()
  await helper.answer.getByText('Quality of the armour: 4 → 3.').waitFor()
  await helper.answer.getByRole('button', { name: 'Read rule D13' }).first().click()
  await page.getByRole('dialog').getByRole('heading', { name: /D13/ }).waitFor()
  await page.keyboard.press('Escape')
  await nothingFound(page, 'damage')
  assert.ok(await fits(page))

  // It is still there after a reload, and what is kept is the next blow's beginning.
  await page.reload()
  await helper.answer.getByRole('heading', { name: '12 damage' }).waitFor()
  await helper.press('Keep this')
  await page.getByText('quality 3 · vitality 18').waitFor()
})

test('equals first, then the run; a counter turns the tables', async ({ player }) => {
  const { page } = await player({ viewport: phone, touch: true })
  const helper = await new Helper(page).open('/dice?tab=attack')
  await helper.keys(14, 14, 13)
  await helper.press('First the equals')
  assert.deepEqual(await helper.dice('Attacks (values)'), [16, 16])
  await helper.keys(17, 16, 15)
  await helper.answer.getByText('Everything is warded.').waitFor()
  await helper.press('Second wave: 13')
  assert.deepEqual(await helper.dice('Attacks (values)'), [13])
  assert.deepEqual(await helper.dice('Group of the defender'), [15])
  await helper.answer.getByText('No counter: nothing is left of the group.').waitFor()

  await helper.write('Attacks (values)')
  await page.getByRole('button', { name: 'Take the last die away' }).click()
  await helper.keys(12)
  await helper.write('Group of the defender')
  await helper.keys(15, 14)
  await helper.press('Counter')
  assert.deepEqual(await helper.dice('Attacks (values)'), [17, 17])
})

test('a shot in German and dark', async ({ player }) => {
  const { page } = await player({ viewport: phone, touch: true, language: 'de', theme: 'dark' })
  const helper = await new Helper(page).open('/dice?tab=shot')
  await helper.keys(16, 15, 15)
  await page.getByLabel('Entfernung in Metern').fill('60')
  await page.getByRole('group', { name: 'Das Ziel' }).getByRole('radio', { name: 'schnell' }).check()
  await helper.answer.getByText('Mindestwert: 13 + 3W6. Der Meister wirft.').waitFor()
  await helper.write('Wurf des Meisters (3W6)')
  await helper.keys(4, 3, 5)
  await helper.answer.getByText('Mindestwert: 25.').waitFor()
  await helper.answer.getByText('30 erreicht 25: Treffer.', { exact: false }).waitFor()
  await nothingFound(page, 'shot')
  await helper.press('Zum Schaden')
  await page.getByRole('heading', { name: '4W10' }).waitFor()
  assert.ok(await fits(page))
})

test('by keyboard on a wide screen, from the start page', async ({ player }) => {
  const { page } = await player()
  await page.goto('/')
  await page.getByRole('link', { name: /Dice helper 1192/ }).click()
  const helper = new Helper(page)
  await page.getByRole('tab', { name: 'Score' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('Scored: type numbers').fill('14, 13 13 12 11 11 99')
  await page.keyboard.press('Enter')
  await page.getByText('d20 · FkW 3').click()
  await page.getByRole('group', { name: 'FkW' }).getByRole('radio', { name: '6' }).check()
  await helper.answer.getByText('6 attacks').waitFor()
  assert.deepEqual(await helper.answer.locator('.best-card').first().locator('.thrown b').allInnerTexts(), ['14', '15', '15', '12', '13', '13'])
  await nothingFound(page, 'wide')

  await page.goto('/rules/1192')
  await page.getByRole('link', { name: 'Helper for real dice' }).click()
  await page.getByRole('heading', { name: 'Dice helper 1192' }).waitFor()
})
