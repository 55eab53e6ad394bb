// German and English, complete: no key without words, no sentence left in the other language.
import assert from 'node:assert/strict'
import { house } from './lib/house.mjs'
import { Table, until } from './lib/table.mjs'

const { test } = house()

/** All lines a person can see or hear, without what is marked as another language, code, and the name of the first mission. */
function readPage() {
  const page = document.body.cloneNode(true)
  const here = document.documentElement.lang
  for (const foreign of page.querySelectorAll(`[lang]:not([lang=${here}]), code, pre, script, noscript, input`)) foreign.remove()
  const lines = new Set()
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) lines.add(walker.currentNode.textContent.replace(/\s+/g, ' ').trim())
  for (const element of page.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) lines.add(element.getAttribute(name)?.trim() ?? '')
  }
  lines.delete('')
  return { language: here, title: document.title, lines: [...lines].map((line) => line.replace('Das Geheimdokument', 'Geheimdokument')) }
}

const bare = /^[a-z]+\.[a-z][A-Za-z]*$|\{\w+\}|undefined|\bNaN\b|\[object/
const germanWords = /\b(und|nicht|wird|werden|eine[rnms]?|der|das|für|auf|deine?|dein|oder|zum|zur)\b/i
const englishWords = /\b(the|and|your|with|of|are|this|that|from|you|not)\b/i

const states = {
  start: async (page) => page.goto('/'),
  learn: async (page) => page.goto('/learn'),
  'guided game': async (page) => {
    await page.goto('/learn')
    await page.locator('.intro .button.big').click()
    await page.locator('.coach h2').waitFor()
  },
  rules: async (page) => page.goto('/rules'),
  'rules of pig': async (page) => page.goto('/rules/pig'),
  settings: async (page) => page.goto('/settings'),
  missing: async (page) => page.goto('/nowhere'),
  table: async (page, { battle }) => {
    await new Table(page).openAt(battle.address())
    const table = new Table(page)
    await table.turn()
    await table.select((await table.able())[0])
    await page.keyboard.press('d')
    await page.locator('.legend').waitFor()
  },
  'table, figures as text and keys': async (page, { battle }) => {
    await new Table(page).openAt(battle.address())
    await new Table(page).turn()
    await page.keyboard.press('t')
    await page.locator('.words').waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
  },
  'table, its affairs': async (page, { battle }) => {
    await new Table(page).openAt(battle.address())
    await new Table(page).turn()
    await page.getByRole('tab').last().click()
  },
  'table, finished': async (page, { finished }) => page.goto(`/table/${finished.match}`).then(() => page.locator('#over-title').waitFor()),
  replay: async (page, { finished }) => page.goto(`/replay/${finished.match}?at=40`),
  proof: async (page, { finished }) => page.goto(`/proof/${finished.match}`),
  luck: async (page, { finished }) => page.goto(`/luck/${finished.match}`),
}

test('every page is whole in German and in English', async ({ player, clerk }) => {
  const tables = { battle: await clerk.battle(), finished: await clerk.finished('battle-50') }
  const readers = { de: await player({ language: 'de' }), en: await player({ language: 'en' }) }
  const found = []
  for (const [name, open] of Object.entries(states)) {
    const told = {}
    for (const [language, { page }] of Object.entries(readers)) {
      await open(page, tables)
      await page.locator('main h1').first().waitFor({ state: 'attached' })
      await page.getByText(/^(One moment|Einen Augenblick) …$/).waitFor({ state: 'detached' })
      const read = await page.evaluate(readPage)
      assert.equal(read.language, language, `${name}: html lang`)
      told[language] = read
      const foreign = language === 'de' ? englishWords : germanWords
      for (const line of [read.title, ...read.lines]) {
        if (bare.test(line)) found.push(`${name} (${language}), a key or a hole: ${line}`)
        else if (foreign.test(line) && line.length > 7) found.push(`${name} (${language}), the other language: ${line}`)
      }
    }
    const english = new Set(told.en.lines)
    // Names and German rule terms may be the same, sentences may not.
    for (const line of told.de.lines) {
      if (line.length > 24 && / .* /.test(line) && /[a-zäöü]{3}/.test(line) && english.has(line)) found.push(`${name}, the same in both: ${line}`)
    }
    assert.ok(told.de.lines.length > 3, `${name} says something`)
  }
  assert.deepEqual([...new Set(found)], [])
})

test('the language changes at once, at a running table too', async ({ player, clerk }) => {
  const battle = await clerk.battle()
  await clerk.playOn(battle, (choices, { n }) => (n < 30 ? choices.find(({ kind }) => kind === 'move') : undefined))
  const { page } = await player()
  const table = await new Table(page).openAt(battle.address())
  await table.turn()
  const story = page.getByRole('region', { name: /^(Log|Verlauf)$/ })
  const english = await story.innerText()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('button', { name: 'Zug beenden' }).waitFor()
  assert.equal(await page.getAttribute('html', 'lang'), 'de')
  await until('the log is told in German', async () => (await story.innerText()) !== english)
  await page.getByRole('button', { name: 'English' }).click()
  await until('and in English again', async () => (await story.innerText()) === english)
})
