// Other hands than a mouse on a wide screen: a finger on a phone, and keys alone.
import assert from 'node:assert/strict'
import { phone } from './lib/browser.mjs'
import { house } from './lib/house.mjs'
import { Table, until } from './lib/table.mjs'

const { test } = house()
const onPhone = { viewport: phone, touch: true }

test('on a phone: from the start to a move, by taps', async ({ player }) => {
  const { page } = await player(onPhone)
  await page.goto('/')
  await page.getByRole('region', { name: 'New match' }).waitFor()
  await page.getByRole('button', { name: 'Play now' }).tap()
  const table = new Table(page)
  await table.board.waitFor()
  await table.turn()
  const waiting = page.locator('.tray button.able')
  const before = await waiting.count()
  await waiting.first().tap()
  const [goal] = await until('fields to enter', async () => {
    const marks = await table.marks()
    return marks.length > 0 && marks
  })
  await table.tap(goal)
  await page.locator('.aim.held').waitFor()
  await page.locator('.aim.held .menu button, .aim.held .end .primary').first().tap()
  await until('the figure has come on', async () => (await waiting.count()) < before && (await table.position()).length > 0)
})

test('on a phone no page scrolls sideways', async ({ player, clerk }) => {
  const finished = await clerk.finished('battle-50')
  const running = await clerk.battle()
  const { page } = await player(onPhone)
  const addresses = [
    '/', '/learn', '/rules', '/rules/mfm/G8.2', '/settings', '/nowhere', running.address(),
    ...['table', 'replay', 'proof', 'luck'].map((name) => `/${name}/${finished.match}`),
  ]
  for (const address of addresses) {
    await page.goto(address)
    await page.locator('main h1').first().waitFor({ state: 'attached' })
    await page.getByText('One moment …').waitFor({ state: 'detached' })
    const { wide, room, culprit } = await page.evaluate(() => {
      const room = document.documentElement.clientWidth
      const over = [...document.querySelectorAll('body *')].find((one) => one.getBoundingClientRect().right > room + 1 && !one.closest('.scroll-x, pre, svg, .visually-hidden'))
      return { wide: document.documentElement.scrollWidth, room, culprit: over?.outerHTML.slice(0, 120) }
    })
    assert.ok(wide <= room, `${address} is ${wide} wide in ${room}: ${culprit}`)
  }
})

/** A person with a keyboard only: reads the cursor's words from the live region and walks it by arrows. */
class Keys {
  constructor(page) {
    this.page = page
    this.table = new Table(page)
  }

  press(key) {
    return this.page.keyboard.press(key)
  }

  /** Tabs on until the focus is where it shall be. */
  async tabTo(locator, most = 60) {
    for (let tries = 0; tries < most; ++tries) {
      if ((await locator.count()) > 0 && (await locator.evaluate((one) => one === document.activeElement))) return
      await this.press('Tab')
    }
    throw new Error('the focus never came there')
  }

  /** The words for the field under the cursor. */
  words() {
    return this.page.$$eval('.board > [aria-live]', ([region]) => region?.textContent ?? '')
  }

  async walkTo(place) {
    const numbers = (text) => {
      const [, letters, row] = /^([a-z]+)(\d+)/.exec(text)
      return [letters.charCodeAt(0) - 97, Number(row)]
    }
    for (let steps = 0; steps < 60; ++steps) {
      const words = await until('the cursor is told', () => this.words())
      const [x, y] = numbers(words)
      const [goalX, goalY] = numbers(place)
      if (x === goalX && y === goalY) return words
      await this.press(x < goalX ? 'ArrowRight' : x > goalX ? 'ArrowLeft' : y < goalY ? 'ArrowDown' : 'ArrowUp')
      await until('the cursor has moved', async () => (await this.words()) !== words)
    }
    throw new Error(`the cursor never came to ${place}`)
  }

  /** Takes the next figure up and goes with it to the first field that is offered. */
  async goSomewhere() {
    const before = await this.table.step()
    await this.press('n')
    const [goal] = await until('fields for the figure', async () => {
      const marks = await this.table.marks()
      return marks.length > 0 && marks
    })
    const words = await this.walkTo(goal)
    assert.match(words, /can go here/)
    await this.press('Enter')
    const menu = this.page.locator('.aim.held .menu button').first()
    await until('the move', async () => {
      if ((await this.table.step()) > before) return true
      if (await menu.isVisible()) {
        await this.tabTo(menu)
        await this.press('Enter')
      }
      return false
    })
    await this.table.turn()
  }

  async endTurn() {
    const before = await this.table.step()
    await this.press('e')
    const anyway = this.table.button('End it anyway')
    await until('the end of the turn', async () => {
      if (await anyway.isVisible()) {
        await this.tabTo(anyway)
        await this.press('Enter')
      }
      return (await this.table.step()) > before || (await this.table.wants()) === ''
    })
  }
}

test('by keys alone: begin a game, move, end the turn, move again', async ({ player }) => {
  const { page } = await player()
  await page.goto('/')
  await page.getByRole('region', { name: 'New match' }).waitFor()
  const keys = new Keys(page)
  await keys.tabTo(page.getByRole('button', { name: 'Play now' }))
  await keys.press('Enter')
  await keys.table.board.waitFor()
  await keys.table.turn()
  for (let tries = 0; tries < 8 && (await keys.table.wants()) === 'deploy'; ++tries) await keys.goSomewhere()
  await keys.endTurn()
  for (let tries = 0; tries < 8; ++tries) {
    const wants = await keys.table.turn()
    if (wants !== 'strike') break
    await keys.tabTo(keys.table.strike.getByRole('listitem').getByRole('button').first())
    await keys.press('Enter')
  }
  assert.equal(await keys.table.wants(), 'play')
  await keys.goSomewhere()
  await keys.endTurn()
})

test('by keys alone: help, text board and taking a figure from it', async ({ player, clerk }) => {
  const { page } = await player()
  const battle = await clerk.battle()
  const keys = new Keys(page)
  await keys.table.openAt(battle.address())
  await keys.table.turn()
  await keys.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await keys.press('Escape')
  await page.locator('dialog[aria-label="Keys"]').waitFor({ state: 'detached' })
  await keys.press('t')
  const text = page.getByRole('region', { name: 'The board as text' })
  await text.waitFor()
  const take = text.getByRole('button', { name: 'Take up' }).first()
  await keys.tabTo(take, 80)
  await keys.press('Enter')
  await page.getByText(/^Movement/).first().waitFor()
})
