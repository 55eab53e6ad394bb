// The army camp and points battles: armies by clicks, codes by hand, rosters on paper, and a battle in two clicks.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { axeSource, phone } from './lib/browser.mjs'
import { house } from './lib/house.mjs'
import { Table, until } from './lib/table.mjs'

const { test } = house()
const axe = axeSource()

/** The army camp as a person uses it. */
class Camp {
  constructor(page) {
    this.page = page
    this.panel = page.getByRole('region', { name: /^(My army|Mein Heer)$/ })
    this.fine = this.panel.getByText('This army may fight.')
    this.units = this.panel.locator('.units li[data-type]')
  }
  async open(address = '/army') {
    await this.page.goto(address)
    await this.panel.waitFor()
    return this
  }
  async add(...names) {
    for (const name of names) await this.page.getByRole('button', { name: `Add ${name}`, exact: true }).click()
  }
  unit(name) {
    return this.units.filter({ hasText: name })
  }
  /** Points and limit as the meter tells them. */
  async points() {
    const [sum, limit] = (await this.panel.locator('.meter strong').innerText()).match(/\d+/g).map(Number)
    return { sum, limit }
  }
  /** Names and counts of the units, as listed. */
  list() {
    return this.units.locator('strong').allInnerTexts()
  }
  /** Opens the dialog to share and copies the code from there. */
  async copyCode() {
    await this.panel.getByRole('button', { name: 'Share' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Share the army' })
    await dialog.getByRole('button', { name: 'Copy Code' }).click()
    await dialog.getByText('Copied').first().waitFor()
    const code = await this.page.evaluate(() => navigator.clipboard.readText())
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
    return code
  }
  async type(code) {
    await this.panel.getByRole('button', { name: 'Open', exact: true }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Open an army' })
    await dialog.getByRole('textbox', { name: 'Code or link of an army' }).fill(code)
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

/** What a careless typist makes of a code: small letters, no hyphens, O for 0, l for 1. */
const careless = (code) => ` ${code.replaceAll('-', '').replaceAll('0', 'O').replaceAll('1', 'l').toLowerCase()} `

test('an army is built by clicks; sums are there at once, faults are told and mended', async ({ player }) => {
  const { page } = await player()
  const camp = await new Camp(page).open()
  await page.getByRole('radio', { name: 'Celts' }).check()
  await page.getByRole('radio', { name: '50', exact: true }).check()
  await camp.add('Swordsman', 'Swordsman', 'Archer', 'Light chariot')
  assert.deepEqual(await camp.list(), ['2× Swordsman', 'Archer', 'Light chariot'])
  await camp.fine.waitFor()
  const { sum, limit } = await camp.points()
  assert.equal(limit, 50)
  const cost = async (name) => Number((await camp.unit(name).locator('.sub').innerText()).match(/\d+/)[0])
  assert.equal(sum, (await cost('Swordsman')) + (await cost('Archer')) + (await cost('Light chariot')))

  // Without a driver it cannot go; only those who may are offered.
  const chariot = camp.unit('Light chariot')
  const driver = chariot.getByLabel('Driver')
  const offered = await driver.locator('option').allInnerTexts()
  assert.ok(offered.some((text) => text.startsWith('Charioteer')) && !offered.some((text) => text.startsWith('Swordsman')))
  await driver.selectOption('')
  await chariot.getByText(/^Light chariot needs a driver; these may drive: .*Charioteer/).waitFor()
  await chariot.getByRole('button', { name: 'Read rule R34' }).click()
  await page.getByRole('dialog').getByRole('heading', { name: /R34/ }).waitFor()
  await page.keyboard.press('Escape')
  assert.equal(await camp.fine.count(), 0)
  assert.ok(await camp.panel.getByRole('button', { name: 'To battle' }).isDisabled())
  await driver.selectOption({ label: offered.find((text) => text.startsWith('Charioteer')) })
  await chariot.getByLabel('Place 2').selectOption({ index: 1 })

  // Too many points: told at once, and mended by one click less or a higher limit.
  while ((await camp.points()).sum <= 50) await camp.add('Swordsman')
  await camp.panel.getByText(/point(s)? too many/).waitFor()
  await camp.panel.getByText(/^The army costs \d+ points, 50 are allowed/).waitFor()
  await page.getByRole('button', { name: 'Remove Swordsman' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('radio', { name: 'other' }).check()
  await page.getByLabel('Points, 10 to 500').fill('90')
  await page.keyboard.press('Enter')
  await camp.fine.waitFor()

  // A red horse comes mounted.
  await page.getByRole('button', { name: 'Add Horseman, mounted' }).click()
  await until('the rider has a mount', async () => (await camp.list()).at(-1).includes('pony'))
  assert.match(await camp.units.last().getByLabel('Rider').locator('option:checked').innerText(), /^Horseman/)
  await camp.fine.waitFor()

  // It is still there after a reload.
  const before = await camp.list()
  await page.reload()
  await until('the same army', async () => JSON.stringify(await camp.list()) === JSON.stringify(before))

  // Another people begins anew; going back finds the first army again.
  await page.getByRole('radio', { name: 'Romans' }).check()
  assert.deepEqual(await camp.list(), [])
  await page.getByRole('radio', { name: 'Celts' }).check()
  assert.deepEqual(await camp.list(), before)
})

test('names, saving, opening again, and a code that survives careless typing', async ({ player }) => {
  const { page } = await player()
  const camp = await new Camp(page).open()
  await camp.add('Hero', 'Slinger', 'Slinger')
  await camp.unit('Hero').getByRole('button', { name: 'Give names: Hero' }).click()
  await camp.unit('Hero').getByLabel('Name: Hero').fill('Cú')
  await camp.panel.getByLabel('Name of the army').fill('The Bears')
  await page.keyboard.press('Enter')
  await camp.fine.waitFor()
  const built = await camp.list()
  await camp.panel.getByRole('button', { name: 'Save' }).click()
  const code = await camp.copyCode()
  assert.match(code, /^[0-9A-HJKMNP-TV-Z-]+$/)

  await camp.panel.getByRole('button', { name: 'Clear' }).click()
  assert.deepEqual(await camp.list(), [])
  const dialog = await camp.type(careless(code))
  await dialog.waitFor({ state: 'detached' })
  assert.deepEqual(await camp.list(), built)
  assert.equal(await camp.panel.getByLabel('Name of the army').inputValue(), 'The Bears')
  assert.match(await camp.unit('Hero').locator('.sub').innerText(), /Cú/)

  // One wrong sign is noticed, and nothing is lost.
  const wrong = code.slice(0, 8) + (code[8] === '7' ? '8' : '7') + code.slice(9)
  const refused = await camp.type(wrong)
  await refused.getByRole('alert').getByText(/check signs do not fit/).waitFor()
  await refused.getByRole('button', { name: 'Close' }).click()
  assert.deepEqual(await camp.list(), built)

  // From the shelf.
  await camp.panel.getByRole('button', { name: 'Clear' }).click()
  await camp.panel.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('button', { name: 'Open The Bears' }).click()
  await until('it is back', async () => (await camp.list()).length === built.length)

  // As a file and back; a file that is none is told.
  const [download] = await Promise.all([page.waitForEvent('download'), camp.panel.getByRole('button', { name: 'As a file' }).click()])
  assert.equal(download.suggestedFilename(), 'the-bears-100.json')
  const file = readFileSync(await download.path())
  assert.equal(JSON.parse(file).name, 'The Bears')
  await camp.panel.getByRole('button', { name: 'Clear' }).click()
  await camp.panel.getByRole('button', { name: 'Open', exact: true }).click()
  const upload = page.getByLabel('Army as a file')
  await upload.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"army":1,"people":5}') })
  await page.getByRole('dialog').getByRole('alert').waitFor()
  await upload.setInputFiles({ name: 'the-bears.json', mimeType: 'application/json', buffer: file })
  await until('it is back', async () => (await camp.list()).length === built.length)

  // Of a stale army everything is told: what no longer exists can be taken out.
  await camp.panel.getByRole('button', { name: 'Open', exact: true }).click()
  const stale = { army: 1, people: 'celts', points: 50, unit: [{ type: 'celtic-unicorn' }, { type: 'celtic-swordsman' }] }
  await upload.setInputFiles({ name: 'stale.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(stale)) })
  await camp.unit('celtic-unicorn').locator('.fault').waitFor()
  await camp.panel.getByRole('button', { name: 'Take celtic-unicorn out of the army' }).click()
  await camp.fine.waitFor()

  // A link opens it elsewhere; a bad one says so.
  const other = await player({ language: 'de' })
  await other.page.goto(`/army/${code}`)
  await other.page.getByText('Dieses Heer darf kämpfen.').waitFor()
  assert.equal(await other.page.getByLabel('Name des Heeres').inputValue(), 'The Bears')
  await until('the address is plain', () => new URL(other.page.url()).pathname === '/army')
  await other.page.goto('/army/15EM6-NONSENSE')
  await other.page.getByRole('alert').getByText(/Prüfzeichen|kommt in Codes nicht vor/).waitFor()
})

test('surprise me draws a good army, and the same lot draws it again', async ({ player }) => {
  const { page } = await player()
  const camp = await new Camp(page).open()
  for (const people of ['Romans', 'Egyptians', 'Greeks', 'Persians', 'Celts']) {
    await page.getByRole('radio', { name: people }).check()
    await camp.panel.getByRole('button', { name: 'Surprise me' }).click()
    await camp.fine.waitFor()
    const { sum, limit } = await camp.points()
    assert.ok(sum <= limit && sum > limit - 10, `${people}: ${sum} of ${limit}`)
  }
  const drawn = await camp.list()
  const lot = await camp.panel.getByLabel('Lot').inputValue()
  await camp.panel.getByRole('button', { name: 'Clear' }).click()
  await camp.panel.getByLabel('Lot').fill('1')
  await page.keyboard.press('Enter')
  await camp.fine.waitFor()
  await camp.panel.getByLabel('Lot').fill(lot)
  await page.keyboard.press('Enter')
  await until('the same army', async () => JSON.stringify(await camp.list()) === JSON.stringify(drawn))
})

test('roster and cards go to paper', async ({ player }) => {
  const { page } = await player({ theme: 'dark' })
  const camp = await new Camp(page).open()
  await camp.add('Swordsman', 'Swordsman', 'Swordsman', 'Light chariot', 'Chieftain')
  await camp.fine.waitFor()
  await camp.panel.getByRole('link', { name: 'Print' }).click()
  const sheet = page.getByRole('article')
  await sheet.getByRole('row', { name: /3× Swordsman/ }).waitFor()
  assert.equal(await sheet.locator('tr', { hasText: '3× Swordsman' }).locator('.box').count(), 3)
  assert.equal(await sheet.locator('tr', { hasText: 'Chieftain' }).locator('.box').count(), 3)
  assert.equal(await sheet.getByRole('heading', { level: 3 }).count(), 4, 'a card for each kind')
  await nothingFound(page, 'paper')
  await page.emulateMedia({ media: 'print' })
  assert.ok(await page.getByRole('button', { name: 'Print' }).isHidden())
  assert.ok(await page.getByRole('banner').isHidden())
  assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('article')).backgroundColor), 'rgb(255, 255, 255)')
  const pdf = await page.pdf({ format: 'A4' })
  assert.ok(pdf.length > 10_000)
})

test('a quick battle begins with one click, and the deployment with it', async ({ player }) => {
  const { page } = await player({ name: 'Anna' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Quick battle' }).click()
  const table = new Table(page)
  await table.board.waitFor()
  await until('somebody deploys', async () => /^Deployment/.test(await table.title.innerText()))
  await page.getByRole('button', { name: 'Deploy the rest for me' }).waitFor()
})

test('a battle with one’s own army on a ready field, one against two', async ({ player }) => {
  const { page } = await player({ name: 'Anna' })
  const camp = await new Camp(page).open()
  await page.getByRole('radio', { name: '75' }).check()
  await camp.panel.getByRole('button', { name: 'Surprise me' }).click()
  await camp.units.first().waitFor()
  await camp.panel.getByLabel('Name of the army').fill('The Bears')
  await page.keyboard.press('Enter')
  await camp.fine.waitFor()
  await camp.panel.getByRole('link', { name: 'To battle' }).click()
  const form = page.getByRole('region', { name: 'Points battle' })
  const [first, second] = [1, 2].map((side) => form.getByRole('region', { name: `Side ${side}` }))
  await first.getByText('The Bears', { exact: true }).waitFor()
  await until('the army sets the points', () => form.getByRole('radio', { name: '75' }).isChecked())
  await second.getByRole('radio', { name: '2' }).check()
  await second.getByLabel('Army', { exact: true }).selectOption({ label: 'Romans: Cohort' })
  await second.getByText('Each of the 2 players leads 37 points.').waitFor()
  await form.getByRole('radio', { name: /The Meadow/ }).check()
  await form.getByRole('radio', { name: '5', exact: true }).check()
  await form.getByRole('button', { name: 'Begin the battle' }).click()
  const table = new Table(page)
  await table.board.waitFor()
  await page.getByText('Round 1 of 5').waitFor()
  await page.getByText('Anna').first().waitFor()

  // A wrong code is told at the side it belongs to.
  await page.goto('/')
  await form.getByRole('button', { name: 'Set up a battle' }).click()
  await second.getByLabel('Army', { exact: true }).selectOption('code:')
  await second.getByLabel('Code of the army').fill('15EM6-U')
  await second.getByText(/does not occur in codes/).waitFor()
  assert.ok(await form.getByRole('button', { name: 'Begin the battle' }).isDisabled())
})

test('each player of a side brings an army, and what does not fit is told where it belongs', async ({ player, clerk }) => {
  const { page } = await player({ name: 'Anna' })
  await page.goto('/')
  const form = page.getByRole('region', { name: 'Points battle' })
  await form.getByRole('button', { name: 'Set up a battle' }).click()
  const first = form.getByRole('region', { name: 'Side 1' })
  const begin = form.getByRole('button', { name: /Begin the battle|Lay the table/ })
  await first.getByRole('radio', { name: '2', exact: true }).check()
  await first.getByLabel('Player 2 of side 1').selectOption({ label: 'computer' })
  await first.getByRole('radio', { name: 'one each' }).check()
  const armies = [1, 2].map((number) => first.getByLabel(`Army of player ${number}, up to 50 points`))
  const second = first.locator('.source', { has: page.getByLabel('Army of player 2, up to 50 points') })
  await armies[0].selectOption({ label: 'Romans: Cohort' })
  // The second follows the people of the first.
  await second.getByText('Romans', { exact: true }).waitFor()
  assert.ok(!(await armies[1].locator('option').allInnerTexts()).some((text) => /Celts/.test(text)))
  await armies[1].selectOption({ label: 'Romans: Cohort' })
  await until('all is settled', () => begin.isEnabled())

  // Another people, and too dear: told at the army, not at the end of the form.
  const celts = await page.evaluate(async () => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/socket')
    await new Promise((open) => (socket.onopen = open))
    const ask = (id, request) => new Promise((answer) => {
      socket.addEventListener('message', ({ data }) => JSON.parse(data).re === id && answer(JSON.parse(data).ok))
      socket.send(JSON.stringify({ ...request, id }))
    })
    await ask(1, { do: 'hello', protocol: 1, language: 'en' })
    const question = { ask: 'surprise', people: 'celts', points: 100, seed: 3 }
    const { answer } = await ask(2, { do: 'prepare', game: 'mfm', question })
    socket.close()
    return answer.code
  })
  await armies[1].selectOption('code:')
  await second.getByLabel('Code of the army').fill(celts)
  await second.getByText('only one people fights on a side, here: Romans').waitFor()
  await second.getByText(/the army costs \d+ points; this battle allows 50/).waitFor()
  assert.ok(await begin.isDisabled())
  await nothingFound(page, 'armies of each')

  await armies[1].selectOption({ label: 'Romans: Cohort' })
  await until('all is settled again', () => begin.isEnabled())
  await form.getByText('Clock, spectators, rule of 12').click()
  await form.getByLabel('Rule of 12').uncheck()
  await begin.click()
  const table = new Table(page)
  await table.board.waitFor()
  const { stage, seats } = await clerk.watch({ match: new URL(page.url()).pathname.split('/').at(-1) })
  assert.equal(stage.ruleOf12, false)
  assert.deepEqual(seats.map(({ side }) => side), [1, 1, 2])
})

test('a friend is invited to a battle, and both see the drawn field', async ({ player }) => {
  const anna = await player({ name: 'Anna' })
  await anna.page.goto('/')
  const form = anna.page.getByRole('region', { name: 'Points battle' })
  await form.getByRole('button', { name: 'Set up a battle' }).click()
  await form.getByRole('radio', { name: '50', exact: true }).check()
  await form.getByLabel('Player 1 of side 2').selectOption({ label: 'a friend by link' })
  await form.getByRole('button', { name: 'Draw again' }).click()
  await form.getByRole('button', { name: 'Lay the table and invite' }).click()
  const link = await anna.page.getByRole('dialog').getByRole('textbox').first().inputValue()
  const bert = await player({ language: 'de' })
  await bert.page.goto(link)
  await bert.page.getByRole('button', { name: 'Hinsetzen' }).click()
  for (const { page } of [anna, bert]) await new Table(page).board.waitFor()
  await anna.page.getByText('Round 1 of 5').waitFor()
  await bert.page.getByText('Runde 1 von 5').waitFor()
})

for (const [name, viewport] of [['wide', undefined], ['phone', phone]]) {
  test(`axe finds nothing in the camp and in the battle form: ${name}`, async ({ player }) => {
    const { page } = await player({ theme: 'auto', ...(viewport && { viewport }) })
    const camp = await new Camp(page).open()
    await camp.add('Swordsman', 'Light chariot')
    await camp.unit('Light chariot').getByLabel('Driver').selectOption('')
    await camp.unit('Light chariot').getByText(/needs a driver/).waitFor()
    await camp.unit('Swordsman').getByRole('button', { name: 'Give names: Swordsman' }).click()
    await page.getByRole('button', { name: 'History' }).first().click()
    await page.getByText('Signs and values').click()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(wide <= 0, `${wide} px too wide`)
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme })
      await nothingFound(page, `camp, ${colorScheme}`)
    }
    await camp.panel.getByRole('button', { name: 'Open', exact: true }).click()
    await nothingFound(page, 'shelf')
    await page.keyboard.press('Escape')
    await camp.panel.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('dialog').waitFor()
    await nothingFound(page, 'share')
    await page.goto('/')
    await page.getByRole('button', { name: 'Set up a battle' }).click()
    await page.locator('.strip li').first().waitFor()
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme })
      await nothingFound(page, `battle, ${colorScheme}`)
    }
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0)
  })
}
