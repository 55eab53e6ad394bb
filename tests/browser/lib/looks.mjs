// axe-core on every page and in many states of the table, light and dark, wide and narrow: it must find nothing.
import assert from 'node:assert/strict'
import { axeSource, phone } from './browser.mjs'
import { BattlePage } from './battle.mjs'
import { both } from './clerk.mjs'
import { house } from './house.mjs'
import { Table } from './table.mjs'

const axe = axeSource()

export async function findings(page, rules) {
  // Half a megabyte, brought once to every page that is loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
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

const escape = (page) => page.keyboard.press('Escape')
const noDialog = async (page) => {
  await escape(page)
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}
const tab = (page, name) => page.getByRole('tab', { name, exact: true }).click()

/** What a table shows one after the other, loaded once: how it comes there, and how it goes away again. */
const tableStates = {
  'a figure held': [async (page, table) => table.select((await table.able())[0]), escape],
  'a target aimed at': [
    async (page, table) => {
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
    async (page) => {
      await escape(page)
      await page.keyboard.press('d')
      await page.locator('.legend').waitFor({ state: 'detached' })
    },
  ],
  'a refusal': [
    async (page, table) => {
      await table.select((await table.able())[0])
      const marks = new Set([...(await table.marks()), ...(await table.targets())])
      for (const far of ['a8', 't8', 'j1', 'j16']) {
        if (marks.has(far) || !(await table.inSight(far))) continue
        await table.click(far)
        break
      }
      await table.toast.waitFor()
    },
    async (page, table) => {
      await escape(page)
      await table.able()
    },
  ],
  'a rule open': [
    async (page) => {
      if (await page.getByRole('tab', { name: 'Figure', exact: true }).count()) await tab(page, 'Log')
      await page.getByRole('button', { name: /^Read rule/ }).first().click()
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
    },
    noDialog,
  ],
  'end of turn with idle figures': [
    async (page, table) => {
      await table.endTurn.click()
      await page.getByRole('dialog', { name: 'End the turn?' }).waitFor()
    },
    noDialog,
  ],
  keys: [
    async (page) => {
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keys' }).waitFor()
    },
    noDialog,
  ],
  'as text': [
    async (page) => {
      await page.keyboard.press('t')
      await page.getByRole('region', { name: 'The board as text' }).waitFor()
    },
    async (page, table) => {
      await page.keyboard.press('t')
      await table.board.waitFor()
    },
  ],
  resigning: [
    async (page) => {
      await tab(page, 'Table')
      await page.getByRole('button', { name: 'Resign', exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
    noDialog,
  ],
}

// The dark theme changes colours and nothing else.
const contrast = ['color-contrast']

export function lookEverywhere(name, viewport) {
  const { test } = house()
  test(`axe finds nothing: ${name}`, async ({ t, player, clerk }) => {
    const attacked = async () => {
      const battle = await clerk.battle()
      await clerk.untilAttack(battle)
      await clerk.ask({ do: 'chat', match: battle.match, seat: 1, text: 'Salve!' })
      return battle
    }
    const withOffer = async () => {
      const offered = await clerk.battle()
      await clerk.ask({ do: 'watch', match: offered.match, tokens: [offered.tokens[0]] })
      await clerk.ask({ do: 'offer', match: offered.match, seat: 1, kind: 'draw' })
      return offered
    }
    const withOrders = async () => {
      const orders = await clerk.lay('first-battle', both, { game: 'adlg' })
      await clerk.playOn(orders, (choices) => choices.find(({ do: text }) => text === 'activate 1'))
      return orders
    }
    const laid = {
      battle: attacked(),
      offered: withOffer(),
      finished: clerk.shortBattle(),
      pig: clerk.lay('standard', both, { game: 'pig' }),
      field: clerk.lay('first-battle', both, { game: 'adlg' }),
      orders: withOrders(),
      free: clerk.lay('geheimdokument', [{ who: 'here' }, { who: 'open' }], { listed: true }),
    }
    const tables = Object.fromEntries(await Promise.all(Object.entries(laid).map(async ([one, table]) => [one, await table])))
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
    await page.emulateMedia({ colorScheme: 'light' })
    const table = await atTable(page, tables.battle)
    for (const [state, [come, go]] of Object.entries(tableStates)) {
      await come(page, table)
      await check(`table, ${state}`)
      await page.emulateMedia({ colorScheme: 'light' })
      await go(page, table)
    }
    for (const name of viewport === phone ? ['Figure', 'Log', 'Table', 'More'] : ['Log', 'Chat', 'Table']) {
      await tab(page, name)
      await check(`table, tab ${name}`)
    }
    t.diagnostic(`${looks} looks`)
    assert.deepEqual(found, [])
  }, { timeout: 240_000 })
}
