// Rule book, settings, and what can be looked at after a game: proof of the dice, luck report, replay.
import assert from 'node:assert/strict'
import { house } from './lib/house.mjs'
import { Table, until } from './lib/table.mjs'

const { test } = house()

test('the rule book is searched, and a rule has an address', async ({ player }) => {
  const { page } = await player()
  await page.goto('/rules')
  const articles = page.getByRole('article')
  await articles.first().waitFor()
  const all = await articles.count()
  assert.ok(all > 30, `${all} rules`)
  await page.getByLabel('Search title, number and text').fill('first strike')
  const status = page.getByRole('status').filter({ hasText: /rules? found/ })
  await status.waitFor()
  const found = await articles.count()
  assert.ok(found > 0 && found < all, `${found} of ${all}`)
  assert.match(await status.innerText(), new RegExp(`^${found} `))
  for (const text of await articles.allInnerTexts()) assert.match(text, /first/i)
  await page.getByLabel('Search title, number and text').fill('xyzzy')
  await page.getByText('Nothing found for “xyzzy”.').waitFor()

  await page.goto('/rules/mfm/G8.2')
  await until('the rule is in sight', () =>
    page.evaluate(() => {
      const box = document.getElementById('rule-G8.2')?.getBoundingClientRect()
      return box !== undefined && box.top >= -1 && box.top < innerHeight
    }),
  )
  assert.match(await page.title(), /G8\.2/)
})

test('a long rule book has chapters, and the numbers in its texts lead on', async ({ player }) => {
  const { page } = await player()
  const inSight = (id) => () =>
    page.evaluate((rule) => {
      const box = document.getElementById(`rule-${rule}`)?.getBoundingClientRect()
      return box !== undefined && box.top >= -1 && box.top < innerHeight
    }, id)
  await page.goto('/rules/adlg/b-abi-34')
  await until('the rule is in sight', inSight('B-Abi-34'))
  assert.ok((await page.getByRole('article').count()) >= 335)
  await page.getByRole('heading', { level: 2, name: 'Quality and special abilities' }).waitFor()
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: /^B-Abi-34/ }).waitFor()
  assert.equal(await contents.getByRole('link', { name: /^B-Mod-01/ }).isVisible(), false, 'other chapters are closed')
  await page.locator('#rule-B-Abi-34').getByRole('link', { name: 'A19', exact: true }).first().click()
  await page.waitForURL('**/rules/adlg/A19')
  await until('the linked rule is in sight', inSight('A19'))
  await page.getByLabel('Search title, number and text').fill('abi-34')
  await page.getByRole('status').filter({ hasText: '1 rule found' }).waitFor()
  assert.match(await page.getByRole('article').innerText(), /^B-Abi-34/)
})

test('language, colours, speed and name stay after a reload', async ({ player }) => {
  const { page } = await player({ keep: false })
  await page.goto('/settings')
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await paper()
  await page.getByRole('radio', { name: 'dark' }).check()
  await page.getByRole('radio', { name: 'fast' }).check()
  await page.getByLabel('Your name').fill('Cäsar')
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  for (const again of [false, true]) {
    if (again) await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor()
    assert.equal(await page.getAttribute('html', 'lang'), 'de')
    assert.notEqual(await paper(), light)
    assert.ok(await page.getByRole('radio', { name: 'dunkel' }).isChecked())
    assert.ok(await page.getByRole('radio', { name: 'schnell' }).isChecked())
    assert.equal(await page.getByLabel('Dein Name').inputValue(), 'Cäsar')
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'Jetzt spielen' }).waitFor()
})

test('the dice of a finished game are proved', async ({ player, clerk }) => {
  const { match } = await clerk.finished('battle-50')
  const { page } = await player()
  await page.goto(`/proof/${match}`)
  await page.getByRole('heading', { name: 'The dice are right' }).waitFor()
  const rows = page.getByRole('row')
  assert.ok((await rows.count()) > 5, 'every throw has its row')
  await page.getByText('That is exactly the seal.').waitFor()
})

test('of a running game the secret stays sealed', async ({ player, clerk }) => {
  const { match } = await clerk.battle()
  const { page } = await player()
  await page.goto(`/proof/${match}`)
  await page.getByRole('heading', { name: 'The secret is still sealed' }).waitFor()
})

const lies = {
  'one die': (record) => record.replace(/"faces":\[(\d+)/, (_, face) => `"faces":[${(Number(face) % 12) + 1}`),
  'the secret': (record) => record.replace(/"secret":"(.)/, (_, digit) => `"secret":"${digit === '0' ? '1' : '0'}`),
  'a word': (record) => record.replace(/"word":"/, '"word":"not '),
}
for (const [what, tamper] of Object.entries(lies)) {
  test(`a record in which ${what} was changed is found out`, async ({ player, clerk }) => {
    const table = await clerk.shortBattle()
    const { page } = await player()
    let changed = false
    await page.route(`**/api/matches/${table.match}/record`, async (route) => {
      const response = await route.fetch()
      const record = await response.text()
      const body = tamper(record)
      changed = body !== record
      await route.fulfill({ response, body })
    })
    await page.goto(`/proof/${table.match}`)
    await page.getByRole('heading', { name: 'Something is wrong here' }).waitFor()
    assert.ok(changed)
  })
}

test('the luck report compares what was expected with what was thrown', async ({ player, clerk }) => {
  const { match } = await clerk.finished('battle-50')
  const { page } = await player()
  await page.goto(`/luck/${match}`)
  await page.getByRole('heading', { name: 'The dice' }).waitFor()
  const text = await page.locator('main').innerText()
  assert.match(text, /Mean \d/)
  assert.match(text, /expected/)
  assert.ok((await page.getByRole('img').count()) > 2, 'bars with a text of their own')
})

test('the replay goes step by step, and its link opens at the same step', async ({ player, clerk }) => {
  const { match, steps } = await clerk.finished('battle-50')
  const { page } = await player()
  await page.goto(`/replay/${match}`)
  const slider = page.getByRole('slider').first()
  await slider.waitFor()
  const at = async (where = page) => Number(await where.getByRole('slider').first().inputValue())
  assert.equal(Number(await slider.getAttribute('max')), steps)
  await slider.focus()
  await page.keyboard.press('Home')
  await until('the first step', async () => (await at()) === 0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await until('the second step', async () => (await at()) === 2)
  await slider.fill(String(steps - 3))
  await until('the address follows', () => new URL(page.url()).searchParams.get('at') === String(steps - 3))
  const shown = await positionOf(page)
  const other = await player()
  await other.page.goto(page.url())
  await other.page.getByRole('slider').first().waitFor()
  await until('the same step', async () => (await at(other.page)) === steps - 3)
  await until('the same table', async () => (await positionOf(other.page)) === (await positionOf(page)))
  assert.ok(shown.length > 0)
})

const positionOf = async (page) => JSON.stringify(await new Table(page).position())

test('an open table is found on the start page, and whoever comes sits down', async ({ player }) => {
  const host = await player({ name: 'Anna' })
  await host.page.goto('/')
  const form = host.page.getByRole('region', { name: 'New match' })
  await form.getByRole('radio', { name: /Open for anyone/ }).check()
  await form.getByRole('button', { name: 'Lay the table and invite' }).click()
  const guest = await player({ name: 'Bert' })
  await guest.page.goto('/')
  await guest.page.getByRole('listitem').filter({ hasText: 'Anna' }).getByRole('button', { name: 'Sit down' }).click()
  await guest.page.getByRole('button', { name: 'Sit down and play' }).click()
  await new Table(guest.page).board.waitFor()
  await new Table(host.page).board.waitFor()
})

test('an address that leads nowhere says so', async ({ player }) => {
  const { page } = await player()
  await page.goto('/nowhere/at/all')
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor()
  await page.getByRole('link', { name: 'To the start page' }).click()
  await page.getByRole('button', { name: 'Play now' }).waitFor()
})

test('a match that is not there: what is missing, and what to do, on every page of a match', async ({ player }) => {
  const german = await player({ language: 'de' })
  const { page, tolerated } = await player()
  for (const list of [tolerated, german.tolerated]) list.push(/404/)
  for (const about of ['table', 'replay', 'proof', 'luck']) {
    await page.goto(`/${about}/doesnotexist`)
    const alert = page.getByRole('alert')
    await alert.getByText('There is no match “doesnotexist” on this server.').waitFor()
    await alert.getByText(/whole link/).waitFor()
    await page.getByRole('link', { name: 'To the start page' }).waitFor()
    assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1, about)
    await german.page.goto(`/${about}/gibtesnicht`)
    await german.page.getByRole('alert').getByText('Eine Partie „gibtesnicht“ gibt es auf diesem Server nicht.').waitFor()
  }
  await page.getByRole('link', { name: 'To the start page' }).click()
  await page.getByRole('button', { name: 'Play now' }).waitFor()
  await page.goto('/rules/nogame')
  await page.getByRole('alert').getByText(/no rule book “nogame”/).waitFor()
})
