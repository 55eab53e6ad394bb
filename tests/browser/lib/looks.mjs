// axe-core on every page and in many states of the table, light and dark, wide and narrow: it must find nothing.
import assert from 'node:assert/strict'
import { axeSource, phone } from './browser.mjs'
import { BattlePage } from './battle.mjs'
import { both } from './clerk.mjs'
import { house } from './house.mjs'
import { Table } from './table.mjs'

const axe = axeSource()

export async function findings(page, rules) {
  await page.evaluate(axe)
  const runOnly = rules && { type: 'rule', values: rules }
  const options = { resultTypes: ['violations'], ...(runOnly && { runOnly }) }
  const { violations } = await page.evaluate((wishes) => window.axe.run(document, wishes), options)
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, failureSummary }) =>
    `${id} (${help}): ${html.slice(0, 160)} – ${failureSummary.split('\n').slice(1).join(' ').slice(0, 260)}`))
}

const open = (address) => async (page, tables) => {
  await page.goto(typeof address === 'function' ? address(tables) : address)
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await page.getByText('One moment …').waitFor({ state: 'detached' })
}

async function atTable(page, battle) {
  const table = await new Table(page).openAt(battle.address())
  await table.turn()
  return table
}

const tabs = (names) => async (page, { battle }, check) => {
  await atTable(page, battle)
  for (const name of names) {
    await page.getByRole('tab', { name, exact: true }).click()
    await check(name)
  }
}

const states = {
  start: open('/'),
  'start, waiting room': async (page) => {
    await open('/')(page)
    const form = page.getByRole('region', { name: 'New match' })
    for (const summary of await form.locator('summary').all()) await summary.click()
    await form.getByRole('radio', { name: /With a friend by link/ }).check()
    await form.getByRole('button', { name: 'Lay the table and invite' }).click()
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  },
  learn: open('/learn'),
  'guided game': async (page) => {
    await page.goto('/learn')
    await page.getByRole('button', { name: 'Let’s begin' }).click()
    await page.getByRole('region', { name: 'Coach' }).waitFor()
    await new Table(page).board.waitFor()
  },
  rules: open('/rules'),
  'search without result': async (page) => {
    await open('/rules')(page)
    await page.getByRole('searchbox').fill('xyzzy')
    await page.getByText('Nothing found').waitFor()
  },
  settings: open('/settings'),
  missing: open('/nowhere'),
  'a table that is not there': async (page) => {
    await page.goto('/table/doesnotexist')
    await page.getByRole('alert').waitFor()
  },
  'an open table': async (page, { free }) => {
    await page.goto(`/table/${free.match}`)
    await page.getByRole('button', { name: /^Sit down/ }).waitFor()
  },
  'table, a figure held': async (page, { battle }) => {
    const table = await atTable(page, battle)
    await table.select((await table.able())[0])
  },
  'table, a target aimed at': async (page, { battle }) => {
    const table = await atTable(page, battle)
    await page.keyboard.press('d')
    await page.locator('.legend').first().waitFor()
    for (const figure of await table.able()) {
      await table.select(figure)
      const [target] = await table.targets()
      if (!target) continue
      await table.point(target)
      await table.aim.locator('.told').first().waitFor()
      return
    }
    throw new Error('nobody can attack')
  },
  'table, a refusal': async (page, { battle }) => {
    const table = await atTable(page, battle)
    await table.select((await table.able())[0])
    const marks = new Set([...(await table.marks()), ...(await table.targets())])
    for (const far of ['a8', 't8', 'j1', 'j16']) {
      if (marks.has(far) || !(await table.inSight(far))) continue
      await table.click(far)
      break
    }
    await table.toast.waitFor()
  },
  'table, a rule open': async (page, { battle }) => {
    await atTable(page, battle)
    const narrow = page.getByRole('tab', { name: 'Figure', exact: true })
    if (await narrow.count()) await page.getByRole('tab', { name: 'Log', exact: true }).click()
    await page.getByRole('button', { name: /^Read rule/ }).first().click()
    await page.getByRole('dialog').getByRole('heading').first().waitFor()
  },
  'table, end of turn with idle figures': async (page, { battle }) => {
    const table = await atTable(page, battle)
    await table.endTurn.click()
    await page.getByRole('dialog', { name: 'End the turn?' }).waitFor()
  },
  'table, keys': async (page, { battle }) => {
    await atTable(page, battle)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  },
  'table, as text': async (page, { battle }) => {
    await atTable(page, battle)
    await page.keyboard.press('t')
    await page.getByRole('region', { name: 'The board as text' }).waitFor()
  },
  'table, resigning': async (page, { battle }) => {
    await atTable(page, battle)
    await page.getByRole('tab', { name: 'Table', exact: true }).click()
    await page.getByRole('button', { name: 'Resign', exact: true }).click()
    await page.getByRole('dialog').waitFor()
  },
  'table, an offer': async (page, { offered }) => {
    await new Table(page).openAt(offered.address(2))
    await page.getByRole('tab', { name: 'Table', exact: true }).click()
    await page.getByRole('button', { name: 'Accept', exact: true }).waitFor()
  },
  'open table, which corps': async (page, { field }) => {
    await new BattlePage(page).openAt(field.address())
  },
  'open table, a line drawn too far': async (page, { orders }) => {
    const table = await new BattlePage(page).openAt(orders.address())
    await page.keyboard.press('n')
    await page.keyboard.press('a')
    for (let way = 0; way < 16; ++way) await page.keyboard.press('ArrowUp')
    await table.verdict()
  },
  'plain table': open(({ pig }) => pig.address()),
  'table, finished': async (page, { finished }) => {
    await page.goto(`/table/${finished.match}`)
    await page.locator('#over-title').waitFor()
  },
  replay: open(({ finished }) => `/replay/${finished.match}?at=20`),
  proof: open(({ finished }) => `/proof/${finished.match}`),
  luck: open(({ finished }) => `/luck/${finished.match}`),
}

// The dark theme changes colours and nothing else.
const contrast = ['color-contrast']

export function lookEverywhere(name, viewport) {
  const { test } = house()
  test(`axe finds nothing: ${name}`, async ({ t, player, clerk }) => {
    const battle = await clerk.battle()
    await clerk.untilAttack(battle)
    await clerk.ask({ do: 'chat', match: battle.match, seat: 1, text: 'Salve!' })
    const offered = await clerk.battle()
    await clerk.ask({ do: 'watch', match: offered.match, tokens: [offered.tokens[0]] })
    await clerk.ask({ do: 'offer', match: offered.match, seat: 1, kind: 'draw' })
    const tables = {
      battle,
      offered,
      finished: await clerk.shortBattle(),
      pig: await clerk.lay('standard', [{ who: 'here' }, { who: 'here' }], { game: 'pig' }),
      field: await clerk.lay('first-battle', both, { game: 'adlg' }),
      orders: await clerk.lay('first-battle', both, { game: 'adlg' }),
      free: await clerk.lay('geheimdokument', [{ who: 'here' }, { who: 'open' }], { listed: true }),
    }
    await clerk.playOn(tables.orders, (choices) => choices.find(({ do: text }) => text === 'activate 1'))
    const { page } = await player({ theme: 'auto', viewport })
    const found = []
    let looks = 0
    const check = async (state) => {
      for (const theme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme: theme })
        for (const one of await findings(page, theme === 'dark' && contrast)) found.push(`${state}, ${theme}: ${one}`)
        ++looks
      }
    }
    for (const [state, bring] of Object.entries(states)) {
      await page.emulateMedia({ colorScheme: 'light' })
      await bring(page, tables)
      await check(state)
    }
    const narrow = viewport === phone
    await tabs(narrow ? ['Figure', 'Log', 'Table', 'More'] : ['Log', 'Chat', 'Table'])(page, tables, (tab) => check(`table, tab ${tab}`))
    t.diagnostic(`${looks} looks`)
    assert.deepEqual(found, [])
  }, { timeout: 240_000 })
}
