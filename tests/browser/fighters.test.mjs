// The fighter workshop: a fighter by clicks, his code by hand, his card on paper, and a fight with him.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { axeSource, phone } from './lib/browser.mjs'
import { house } from './lib/house.mjs'
import { until } from './lib/table.mjs'

const { test } = house()
const axe = axeSource()

/** The workshop as a person uses it. */
class Workshop {
  constructor(page) {
    this.page = page
    this.panel = page.getByRole('region', { name: /^(My fighter|Mein Kämpfer)$/ })
    this.fine = this.panel.getByText(/^✓ (He may fight|Er darf kämpfen)\.$/)
    this.name = this.panel.getByLabel(/^(Name of the fighter|Name des Kämpfers)$/)
  }
  async open(address = '/fighters') {
    await this.page.goto(address)
    await this.fine.waitFor()
    return this
  }
  piece(group, name) {
    return this.page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: new RegExp(`^${name} `) })
  }
  value(name) {
    return this.page.getByRole('group', { name, exact: true })
  }
  more(name) {
    return this.value(name).getByRole('button', { name: `More: ${name}` })
  }
  /** What a line of the sheet says. */
  number(name) {
    return this.panel.locator('dl > div', { hasText: name }).locator('b').first()
  }
  /** Everything that is written about him, without the lot. */
  async told() {
    await this.fine.waitFor()
    return [await this.name.inputValue(), await this.panel.locator('.words .values').innerText(), await this.panel.locator('.pieces').innerText()].join('|')
  }
  async copyCode() {
    await this.panel.getByRole('button', { name: 'Share' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Share the fighter' })
    await dialog.getByRole('button', { name: 'Copy Code' }).click()
    await dialog.getByText('Copied').first().waitFor()
    const code = await this.page.evaluate(() => navigator.clipboard.readText())
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
    return code
  }
  async type(code) {
    await this.panel.getByRole('button', { name: 'Open', exact: true }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Open a fighter' })
    await dialog.getByRole('textbox', { name: 'Code or link of a fighter' }).fill(code)
    await dialog.getByRole('button', { name: 'Read' }).click()
    return dialog
  }
}

async function nothingFound(page, where) {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
  const told = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${where}: ${id} ${html.slice(0, 160)} ${failureSummary}`))
  assert.deepEqual(told, [])
}

const careless = (code) => ` ${code.replaceAll('-', '').replaceAll('0', 'O').replaceAll('1', 'l').toLowerCase()} `

test('a fighter is made by clicks, and his sheet follows at once', async ({ player }) => {
  const { page } = await player()
  const shop = await new Workshop(page).open()
  assert.equal(await shop.number('Damage in melee').innerText(), 'd10')
  await shop.piece('Weapon', 'Danish axe').check({ force: true })
  await until('the axe strikes with d12', async () => (await shop.number('Damage in melee').innerText()) === 'd12')
  assert.equal(await shop.number('Initiative').innerText(), '−1')
  await shop.more('FkW').click()
  await until('five dice in a group', async () => (await shop.number('Highest attack').innerText()) === '25')
  await shop.value('FkW').getByText('as the model: 4').waitFor()
  await shop.piece('Shot', 'Crossbow').check({ force: true })
  await shop.panel.getByText('Damage of a shot').waitFor()
  await shop.value('Vitality').getByRole('spinbutton').fill('999')
  await page.keyboard.press('Enter')
  await until('the limit holds', async () => (await shop.value('Vitality').getByRole('spinbutton').inputValue()) === '200')

  // A rule opens where its number stands; another yardstick gives other chances.
  await shop.panel.getByRole('button', { name: 'Read rule D6' }).click()
  await page.getByRole('dialog').getByRole('heading', { name: /Attack values/ }).waitFor()
  await page.keyboard.press('Escape')
  const table = shop.panel.getByRole('table')
  const before = await table.innerText()
  await shop.panel.getByLabel('Measured by').selectOption({ label: 'Emir' })
  await until('other chances', async () => (await table.innerText()) !== before)

  // It is still there after a reload, and can be undone.
  const told = await shop.told()
  await page.reload()
  assert.equal(await shop.told(), told)
  await shop.panel.getByRole('button', { name: 'As the model' }).click()
  await until('the model again', async () => /FkW 4\s+Vitality 32/.test(await shop.panel.locator('.words .values').innerText()))
  await shop.panel.getByRole('button', { name: 'Undo' }).click()
  await until('undone', async () => (await shop.told()) === told)

  // Another model brings all that is his.
  await page.getByRole('radio', { name: 'Archer', exact: true }).check({ force: true })
  await shop.panel.getByText('Wooden bow').waitFor()
})

test('a code is shared, typed carelessly, read in another browser, and a wrong one is told', async ({ player }) => {
  const { page } = await player()
  const shop = await new Workshop(page).open()
  await page.getByRole('radio', { name: 'Templar', exact: true }).check({ force: true })
  await shop.piece('Weapon', 'Mace').check({ force: true })
  await shop.name.fill('Brother Odo')
  await page.keyboard.press('Enter')
  const told = await shop.told()
  assert.match(told, /^Brother Odo\|.*Mace/s)
  await shop.panel.getByRole('button', { name: 'Save' }).click()
  const code = await shop.copyCode()
  assert.match(code, /^[0-9A-HJKMNP-TV-Z-]+$/)

  await page.getByRole('radio', { name: 'Pilgrim', exact: true }).check({ force: true })
  await until('somebody else', async () => (await shop.told()) !== told)
  await (await shop.type(careless(code))).waitFor({ state: 'detached' })
  await until('Odo again', async () => (await shop.told()) === told)

  // One wrong sign is noticed, and nothing is lost.
  const wrong = code.slice(0, 8) + (code[8] === '7' ? '8' : '7') + code.slice(9)
  const refused = await shop.type(wrong)
  await refused.getByRole('alert').getByText(/check signs do not fit/).waitFor()
  await refused.getByRole('button', { name: 'Close' }).click()
  assert.equal(await shop.told(), told)

  // From the shelf, and off it.
  await page.getByRole('radio', { name: 'Pilgrim', exact: true }).check({ force: true })
  await shop.panel.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('button', { name: 'Open Brother Odo' }).click()
  await until('from the shelf', async () => (await shop.told()) === told)
  await shop.panel.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('button', { name: 'Delete Brother Odo' }).click()
  await page.getByText('None has been saved yet.').waitFor()

  // As a file and back; a file that is none is told.
  await page.keyboard.press('Escape')
  const [download] = await Promise.all([page.waitForEvent('download'), shop.panel.getByRole('button', { name: 'As a file' }).click()])
  assert.equal(download.suggestedFilename(), 'brother-odo.json')
  const file = readFileSync(await download.path())
  await shop.panel.getByRole('button', { name: 'Open', exact: true }).click()
  const upload = page.getByLabel('Fighter as a file')
  await upload.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"army":1}') })
  await page.getByRole('dialog').getByRole('alert').waitFor()
  await upload.setInputFiles({ name: 'odo.json', mimeType: 'application/json', buffer: file })
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  // A link opens him elsewhere; a bad one and one of an army say so.
  const other = await player({ language: 'de' })
  const there = new Workshop(other.page)
  await other.page.goto(`/fighters/${code}`)
  await until('the same fighter', async () => (await there.name.inputValue().catch(() => '')) === 'Brother Odo')
  await there.panel.getByText('Streitkolben').waitFor()
  await until('the address is plain', () => new URL(other.page.url()).pathname === '/fighters')
  await other.page.goto('/fighters/9BBQB-NONSENSE')
  await other.page.getByRole('alert').getByText(/Prüfzeichen|kommt in Codes nicht vor/).waitFor()
})

test('surprise me draws a good fighter, and the same lot draws him again', async ({ player }) => {
  const { page } = await player()
  const shop = await new Workshop(page).open()
  await shop.panel.getByRole('button', { name: 'Surprise me' }).click()
  await until('he has a name', async () => (await shop.name.inputValue()) !== '')
  const told = await shop.told()
  const lot = await shop.panel.getByLabel('Lot').inputValue()
  for (const [next, same] of [['1', false], [lot, true]]) {
    await shop.panel.getByLabel('Lot').fill(next)
    await page.keyboard.press('Enter')
    await until('drawn', async () => ((await shop.told()) === told) === same)
  }
})

test('cards go to paper, one for each fighter', async ({ player }) => {
  const { page } = await player({ theme: 'dark' })
  const shop = await new Workshop(page).open()
  await shop.panel.getByRole('link', { name: 'Print' }).click()
  const card = page.getByRole('article', { name: 'Knight' })
  await card.waitFor()
  assert.equal(await card.locator('.boxes i').count(), 32)
  assert.equal(await card.locator('.pips i').count(), 5)
  assert.equal(await card.locator('.dice i').count(), 6)
  await page.getByText('Who else is printed').click()
  for (const name of ['Archer', 'Emir', 'Sergeant']) await page.getByRole('checkbox', { name, exact: true }).check()
  await page.getByRole('article', { name: 'Sergeant' }).waitFor()
  assert.equal(await page.getByRole('article').count(), 4)
  await nothingFound(page, 'paper')
  await page.emulateMedia({ media: 'print' })
  assert.ok(await page.getByRole('button', { name: 'Print' }).isHidden())
  assert.ok(await page.getByRole('banner').isHidden())
  const pages = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page[^s]/g).length
  assert.equal(await pages(), 1, 'four cards of A6 on one sheet')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('radio', { name: 'A5' }).check({ force: true })
  await page.emulateMedia({ media: 'print' })
  assert.equal(await pages(), 4)
})

test('a fight with him against the computer, and two against two', async ({ player, clerk }) => {
  const { page } = await player({ name: 'Anna' })
  const shop = await new Workshop(page).open()
  await shop.name.fill('Robert')
  await page.keyboard.press('Enter')
  await shop.fine.waitFor()
  await shop.panel.getByRole('button', { name: 'Fight with him' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fight with him' })
  await dialog.getByRole('button', { name: 'One more' }).first().click()
  await dialog.getByLabel('His side: fighter 2').selectOption({ label: 'Archer' })
  await dialog.getByRole('button', { name: 'One more' }).last().click()
  await dialog.getByLabel('The other side: fighter 2').selectOption('code:')
  await dialog.getByLabel('Code of the fighter').fill('ABCU')
  await dialog.getByRole('radio', { name: '40 m' }).check({ force: true })
  await dialog.getByLabel('Your name').fill('Anna')
  await dialog.getByRole('button', { name: 'Begin the fight' }).click()
  await dialog.getByRole('alert').getByText(/does not occur in codes/).waitFor()
  await dialog.getByLabel('The other side: fighter 2').selectOption({ label: 'Emir' })
  await dialog.getByRole('button', { name: 'Begin the fight' }).click()
  await page.waitForURL(/\/table\//)
  const { stage, seats } = await clerk.watch({ match: new URL(page.url()).pathname.split('/').at(-1) })
  assert.equal(stage.distance, 40)
  assert.deepEqual(stage.fighters.map(({ name }) => name.en), ['Robert', 'Archer', 'Mamluk', 'Emir'])
  assert.deepEqual(seats.map(({ side }) => side), [1, 1, 2, 2])
})

test('those who could never hurt each other are refused with the reason', async ({ player }) => {
  const { page } = await player({ name: 'Anna' })
  const shop = await new Workshop(page).open()
  await page.getByRole('radio', { name: 'Pilgrim', exact: true }).check({ force: true })
  for (let i = 0; i < 4; ++i) await shop.value('Combat dice').getByRole('button', { name: 'Less' }).click()
  await shop.piece('Weapon', 'Dagger').check({ force: true })
  await shop.piece('Armour', 'Hauberk and closed helm').check({ force: true })
  await shop.panel.getByText(/He could hurt nobody who wears/).waitFor()
  await shop.panel.getByRole('button', { name: 'Fight with him' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fight with him' })
  await dialog.getByLabel('The other side: fighter 1').selectOption('self')
  await dialog.getByRole('button', { name: 'Begin the fight' }).click()
  await dialog.getByRole('alert').getByText(/could never hurt each other/).waitFor()
})

test('a friend is invited to a fight', async ({ player }) => {
  const anna = await player({ name: 'Anna' })
  const shop = await new Workshop(anna.page).open()
  await shop.panel.getByRole('button', { name: 'Fight with him' }).click()
  await anna.page.getByRole('radio', { name: 'somebody by link' }).check({ force: true })
  await anna.page.getByRole('button', { name: 'Lay the table and invite' }).click()
  await anna.page.getByRole('dialog', { name: 'Fight with him' }).waitFor({ state: 'detached' })
  const link = await anna.page.getByRole('dialog').getByRole('textbox').first().inputValue()
  const bert = await player({ language: 'de' })
  await bert.page.goto(link)
  await bert.page.getByRole('button', { name: 'Hinsetzen' }).click()
  await anna.page.waitForURL(/\/table\//)
})

for (const [name, viewport] of [['wide', undefined], ['phone', phone]]) {
  test(`axe finds nothing in the workshop: ${name}`, async ({ player }) => {
    const { page } = await player({ theme: 'auto', ...(viewport && { viewport }) })
    const shop = await new Workshop(page).open()
    await page.getByRole('button', { name: /^History:/ }).first().click()
    await page.getByText('History: Knight').click()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(wide <= 0, `${wide} px too wide`)
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme })
      await nothingFound(page, `workshop, ${colorScheme}`)
    }
    await shop.panel.getByRole('button', { name: 'Open', exact: true }).click()
    await nothingFound(page, 'shelf')
    await page.keyboard.press('Escape')
    await shop.panel.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('dialog').waitFor()
    await nothingFound(page, 'share')
    await page.keyboard.press('Escape')
    await shop.panel.getByRole('button', { name: 'Fight with him' }).click()
    await page.getByLabel('Computer player').waitFor()
    await page.getByText('Size and awareness').first().click()
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme })
      await nothingFound(page, `fight, ${colorScheme}`)
    }
  })
}
