// Whole games in the browser.
import assert from 'node:assert/strict'
import { againstComputer } from './lib/clerk.mjs'
import { house } from './lib/house.mjs'
import { playToEnd } from './lib/person.mjs'
import { Table, until } from './lib/table.mjs'

const { test } = house()

async function layFromStart(page, { scenario, where, side }) {
  await page.goto('/')
  const form = page.getByRole('region', { name: 'New match' })
  await form.getByRole('radio', { name: /The Secret Document/ }).waitFor()
  const small = form.getByText('Small games', { exact: true })
  if (!(await form.getByRole('radio', { name: scenario }).isVisible())) await small.click()
  await form.getByRole('radio', { name: scenario }).check()
  if (where) await form.getByRole('radio', { name: where }).check()
  if (side) await form.getByRole('radio', { name: side, exact: true }).check()
  await form.getByRole('button', { name: 'Begin the match' }).click()
}

const resultOf = async (page) => (await page.locator('.over').innerText()).replace(/\s+/g, ' ').slice(0, 120)

async function seeResult(page) {
  for (const name of ['Replay', 'Luck report', 'Check the dice']) {
    await page.getByRole('link', { name, exact: true }).first().waitFor()
  }
}

test('the first click brings a running game within ten seconds', async ({ t, player }) => {
  const { page } = await player({ keep: false })
  await page.goto('/')
  const began = Date.now()
  await page.getByRole('button', { name: 'Play now' }).click()
  const table = new Table(page)
  await table.board.waitFor()
  await table.turn()
  const took = Date.now() - began
  t.diagnostic(`the first click brought a running game in ${took} ms`)
  assert.ok(took < 10_000)
  assert.ok((await page.locator('.tray button.able').count()) > 0, 'figures wait to be brought on')
})

test('a whole game of the Geheimdokument against the computer', async ({ t, player }) => {
  const { page } = await player()
  await page.goto('/')
  await page.getByRole('region', { name: 'New match' }).waitFor()
  await page.getByRole('button', { name: 'Play now' }).click()
  const table = new Table(page)
  await table.board.waitFor()
  const decisions = await playToEnd(table)
  t.diagnostic(`${decisions} decisions, ${await table.step()} steps: ${await resultOf(page)}`)
  await seeResult(page)
})

test('a whole battle of 50 points against the computer, from the other side', async ({ t, player }) => {
  const { page } = await player()
  await layFromStart(page, { scenario: /Skirmish on the Meadow/, side: 'Celts' })
  const table = new Table(page)
  await table.board.waitFor()
  const decisions = await playToEnd(table, { down: false })
  t.diagnostic(`${decisions} decisions, ${await table.step()} steps: ${await resultOf(page)}`)
  await seeResult(page)
})

for (const { name, scenario } of [{ name: 'Pig', scenario: /To 100/ }, { name: 'Morra', scenario: /To three/ }]) {
  test(`a whole game of ${name} at the plain table`, async ({ t, player }) => {
    const { page } = await player()
    await layFromStart(page, { scenario })
    const offered = page.locator('.play > .row button').filter({ hasNotText: 'Undo' })
    const over = page.locator('#over-title')
    let decisions = 0
    while (await until('my turn or the end', async () => (await over.isVisible()) || (await offered.count()) > 0)) {
      if (await over.isVisible()) break
      assert.ok(++decisions < 400, 'the game ends')
      const texts = await offered.allTextContents()
      await offered.nth(decisions % texts.length).click({ timeout: 2_000 }).catch(() => undefined)
    }
    t.diagnostic(`${decisions} decisions`)
    assert.ok(decisions > 0)
    await seeResult(page)
  })
}

test('held crosswise, a phone shows each table whole: nothing scrolls, what is asked stands beside it', async ({ player, clerk }) => {
  const { page } = await player({ viewport: { width: 740, height: 360 }, touch: true, language: 'de' })
  for (const [setup, game] of [['battle-50', 'mfm'], ['arsuf', '1192'], ['first-battle', 'adlg']]) {
    const laid = await clerk.lay(setup, againstComputer, { game })
    await page.goto(laid.address(1))
    const bar = page.locator('.bar').first()
    await bar.waitFor()
    const { x } = await bar.boundingBox()
    assert.ok(x > 300, `${game}: the bar stands beside the table`)
    assert.deepEqual(await page.evaluate(() => [document.documentElement.scrollWidth > innerWidth, document.documentElement.scrollHeight > innerHeight]), [false, false], game)
  }
})
