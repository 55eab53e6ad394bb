// Armies and chances of L'Art de la Guerre: built on one screen, shared, printed; who beats whom without a match.
import assert from 'node:assert/strict'
import { house } from './lib/house.mjs'
import { axeSource, phone } from './lib/browser.mjs'
import { until } from './lib/table.mjs'

const { test } = house()

const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
async function clean(page) {
  await page.evaluate(axeSource())
  const found = await page.evaluate(() => axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }))
  assert.deepEqual(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`), [])
}
async function surprised(page) {
  await page.goto('/adlg/army')
  await page.getByRole('button', { name: 'Surprise me' }).click()
  await page.getByText('This army may fight.').waitFor()
}

test('whoever prints the camp itself gets the army on paper, and finds the camp as it was', async ({ player }) => {
  const { page } = await player({ theme: 'dark' })
  await surprised(page)
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  const before = await theme()
  await page.locator('#muster').evaluate((muster) => (muster.scrollTop = 40))
  const scrolled = await page.locator('#muster').evaluate((muster) => muster.scrollTop)
  await page.emulateMedia({ media: 'print' })
  await page.locator('.sheet').getByText('Code:').waitFor()
  assert.ok(await page.locator('#muster').isHidden(), 'no buttons on paper')
  assert.equal(await theme(), 'light')
  await page.emulateMedia({ media: 'screen' })
  await page.locator('.sheet').waitFor({ state: 'detached' })
  assert.equal(await page.locator('#muster').evaluate((muster) => muster.scrollTop), scrolled)
  assert.equal(await theme(), before)
})

test('an army fits one screen, and what is wrong with it is told beside it', async ({ player }) => {
  const { page } = await player()
  await surprised(page)
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), 'nothing scrolls at 1280×800')
  await clean(page)
  const before = await page.locator('.meter strong').first().innerText()
  const field = page.getByRole('spinbutton', { name: /, corps 1$/ }).first()
  await field.focus()
  for (let i = 0; i < 40; i++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.locator('.line .fault, .line .faults').first().waitFor()
  assert.notEqual(await page.locator('.meter strong').first().innerText(), before)
  await page.locator('.line .faults .rule').first().waitFor()
  assert.ok(await page.getByRole('button', { name: 'To battle against …' }).isDisabled())
  const points = page.locator('.meter strong').first()
  for (let i = 0; i < 60 && (await points.innerText()) !== before; i++) {
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.waitForTimeout(300)
  }
  await page.getByText('This army may fight.').waitFor()
})

test('a code that says nothing keeps to the screen, and at 300 points every rank can be read', async ({ player }) => {
  const { page } = await player({ language: 'de' })
  await page.goto('/adlg/army/NOTHING')
  await page.locator('.camp .note.bad').waitFor()
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), 'nothing scrolls at 1280×800')
  await page.getByRole('button', { name: 'Schließen' }).click()
  await page.locator('.camp .note.bad').waitFor({ state: 'detached' })
  assert.equal(new URL(page.url()).pathname, '/adlg/army', 'the code is forgotten')
  await page.getByRole('radio', { name: '300' }).check({ force: true })
  const ranks = page.getByRole('combobox', { name: /^Befehlshaber von Korps/ })
  await until('four corps', async () => (await ranks.count()) === 4)
  // The words of the longest rank, as wide as the field writes them, against the room before its arrow.
  const [words, room] = await ranks.first().evaluate((field) => {
    const style = getComputedStyle(field)
    const ruler = document.body.appendChild(document.createElement('span'))
    Object.assign(ruler.style, { font: style.font, letterSpacing: style.letterSpacing, position: 'absolute', whiteSpace: 'nowrap' })
    const widths = [...field.options].map(({ text }) => ((ruler.textContent = text), ruler.getBoundingClientRect().width))
    ruler.remove()
    return [Math.max(...widths), field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)]
  })
  assert.ok(words <= room + 0.5, `${words} in ${room}`)
})

test('a list is found by year and home ground', async ({ player }) => {
  const { page } = await player()
  await page.goto('/adlg/army')
  await page.getByRole('button', { name: /Choose an army list/ }).click()
  const all = await page.locator('dialog li').count()
  const place = () => page.getByLabel('Year').boundingBox()
  const before = await place()
  await page.getByLabel('Year').fill('216 BC')
  const some = await page.locator('dialog li').count()
  assert.ok(some > 0 && some < all, `${some} of ${all}`)
  await page.getByRole('status').filter({ hasText: `${some} lists found for 216 BC` }).waitFor()
  assert.deepEqual(await place(), before, 'the fields keep their place')
  await page.getByLabel('Year').fill('once')
  await page.getByText('“once” is no year.').waitFor()
  assert.equal(await page.locator('dialog li').count(), all)
  await page.getByLabel('Year').fill('216 BC')
  await page.getByLabel('Home ground').selectOption({ index: 1 })
  assert.ok((await page.locator('dialog li').count()) <= some)
  await page.getByLabel('Year').fill('')
  await page.getByLabel('Home ground').selectOption('')
  const name = await page.locator('dialog li strong').last().innerText()
  await page.getByLabel('Name, people or troops').fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Choose an army list: ${name}` }).waitFor()
})

test('an army goes by its link to somebody else, and onto paper', async ({ player }) => {
  const one = await player()
  await surprised(one.page)
  const sum = await one.page.locator('.meter strong').first().innerText()
  await one.page.getByRole('button', { name: 'Share' }).click()
  const link = await one.page.getByLabel('Link', { exact: true }).inputValue()
  const other = await player()
  await other.page.goto(new URL(link).pathname)
  await other.page.getByText('This army may fight.').waitFor()
  assert.equal(await other.page.locator('.meter strong').first().innerText(), sum)
  await other.page.getByRole('link', { name: 'Print' }).click()
  await other.page.locator('.sheet table').first().waitFor()
  assert.equal(await other.page.locator('.sheet section').count(), 3)
})

test('on a phone one corps is shown at a time', async ({ player }) => {
  const { page } = await player({ viewport: phone, touch: true, theme: 'dark' })
  await surprised(page)
  assert.ok(await fits(page))
  assert.equal(await page.getByRole('spinbutton', { name: /corps 2$/ }).filter({ visible: true }).count(), 0)
  await page.getByRole('radio', { name: 'Corps 2' }).check({ force: true })
  assert.ok((await page.getByRole('spinbutton', { name: /corps 2$/ }).filter({ visible: true }).count()) > 0)
  await clean(page)
  const over = await page.evaluate(() => {
    const arrow = document.querySelector('.floating a').getBoundingClientRect()
    return [...document.querySelectorAll('.floating .meter *')].some((one) => one.getBoundingClientRect().right > arrow.left)
  })
  assert.ok(!over, 'the arrow lies over no words')
  // From the foot of a long page onto paper, which begins at its top.
  await page.getByRole('link', { name: 'Print' }).tap()
  await page.locator('.sheet table').first().waitFor()
  await until('the top of the sheet', () => page.evaluate(() => scrollY === 0))
})

test('who beats whom: the address holds the question', async ({ player }) => {
  const { page } = await player()
  await page.goto('/odds?a=heavy-swords~elite~with.impetuous&b=pikes&charger=a')
  await page.getByRole('img', { name: /^A stays/ }).waitFor()
  await clean(page)
  await page.getByRole('radio', { name: 'later round', exact: true }).check({ force: true })
  assert.match(page.url(), /charger=none/)
  await page.getByText('First round', { exact: true }).first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Swap sides' }).click()
  assert.match(page.url(), /b=heavy-swords~elite~with\.impetuous/)
  await page.reload()
  assert.equal(await page.getByLabel('Troop type').first().inputValue(), 'pikes')
  await page.locator('button.rule:visible').first().waitFor()
})

test('who beats whom: shots, and all against all on a phone', async ({ player }) => {
  const { page } = await player({ viewport: phone, touch: true })
  await page.goto('/odds?view=shot&a=archers&b=heavy-knights')
  await page.getByRole('img', { name: /^Hit/ }).waitFor()
  assert.ok(await fits(page))
  await page.getByRole('tab', { name: 'All against all' }).click()
  await page.getByRole('button', { name: /^Pikemen against Levy/ }).waitFor()
  assert.ok(await fits(page))
  await clean(page)
  await page.getByRole('button', { name: /^Pikemen against Levy/ }).click()
  await page.getByRole('img', { name: /^A stays/ }).waitFor()
  assert.match(page.url(), /a=pikes&b=levy/)
})

test('who beats whom: what a type may not have is not offered, and all circumstances keep to their card', async ({ player }) => {
  const { page } = await player()
  await page.goto('/odds?view=matrix&rows=elite')
  await page.getByRole('button', { name: /^Levy against Pikemen/ }).click()
  await page.getByRole('img', { name: /^A stays/ }).waitFor()
  assert.match(page.url(), /a=levy&b=pikes/)
  assert.equal(await page.locator('input[name="quality-1"]').count(), 1)
  await page.goto('/odds?a=light-infantry~with.bow~lost.1&b=pikes')
  const chosen = page.getByRole('group', { name: 'Equipment and abilities' }).first()
  await chosen.getByRole('checkbox', { name: 'Sling' }).check({ force: true })
  assert.ok(!(await chosen.getByRole('checkbox', { name: 'Bow', exact: true }).isChecked()), 'one missile weapon')
  const out = await page.evaluate(() =>
    [...document.querySelectorAll('.card label, .card .rule')]
      .filter((one) => one.getBoundingClientRect().right > one.closest('.card').getBoundingClientRect().right)
      .map((one) => one.textContent),
  )
  assert.deepEqual(out, [])
})
