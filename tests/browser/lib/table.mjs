// The table page as a person uses it: figures by what the page marks as able, targets by what it highlights.
import assert from 'node:assert/strict'

/** Waits until a condition holds; bounded, and says what it waited for. */
export async function until(what, condition, { within = 10_000, every = 40 } = {}) {
  const end = Date.now() + within
  for (;;) {
    const value = await condition()
    if (value) return value
    if (Date.now() > end) throw new Error(`waited ${within} ms in vain: ${what}`)
    await new Promise((done) => setTimeout(done, every))
  }
}

export class Table {
  constructor(page) {
    this.page = page
    this.board = page.getByRole('application', { name: /^(Board|Spielbrett)$/ })
    this.title = page.locator('.bar .title')
    this.over = page.locator('#over-title')
    this.endTurn = this.button('End turn')
    this.undo = this.button('Undo')
    this.strike = page.getByRole('alertdialog')
    this.toast = page.locator('.toast')
    this.log = page.getByRole('region', { name: /^(Log|Verlauf|Story)/ })
    this.aim = page.locator('.card.aim')
  }

  button(name) {
    return this.page.getByRole('button', { name, exact: true })
  }

  async openAt(address) {
    // An address that differs in its fragment only would not be loaded again.
    if (new URL(this.page.url()).pathname === address.split('#')[0]) await this.page.goto('about:blank')
    await this.page.goto(address)
    await this.board.waitFor()
    return this
  }

  /** The number of the last step that the log tells. */
  step() {
    return this.page.evaluate(() => {
      const last = [...document.querySelectorAll('.log a.jump')].at(-1)
      return last ? Number(new URL(last.href).searchParams.get('at')) : 0
    })
  }

  /** What the table wants of this player now: 'over', 'strike', 'deploy', 'play' or nothing. */
  wants() {
    return this.page.evaluate(() => {
      const shown = (selector) => document.querySelector(selector) !== null
      if (shown('#over-title')) return 'over'
      if (shown('.dice')) return ''
      if (shown('[role=alertdialog]')) return 'strike'
      const end = document.querySelector('.bar .buttons .primary')
      if (end && !end.disabled) return 'play'
      if (shown('.tray button.able') && !shown('.tray button[aria-pressed=true].small')) return 'deploy'
      return ''
    })
  }

  turn(within = 20_000) {
    return until('my turn', () => this.wants(), { within })
  }

  /** Figures on the board that could act, as the board rings them while none is held; a held one is put down. */
  async able() {
    for (let tries = 0; tries < 3; ++tries) {
      const ringed = await this.ringed()
      if (ringed.length > 0) return ringed
      if ((await this.page.locator('rect.field, circle.target').count()) === 0) break
      await this.page.keyboard.press('Escape')
    }
    return this.ringed()
  }

  ringed() {
    return this.page.$$eval('.pieces .piece:has(circle.able)', (pieces) => pieces.map((piece) => Number(piece.dataset.figure)))
  }

  /** Middle of a field on the screen. One field is 100 drawing units wide. */
  async spot(place) {
    const [, letters, row] = /^([a-z]+)(\d+)/.exec(place)
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1
    return this.board.evaluate(
      (board, { x, y }) => {
        const point = new DOMPoint(x, y).matrixTransform(board.querySelector('svg > g').getScreenCTM())
        return { x: point.x, y: point.y }
      },
      { x: (column + 0.5) * 100, y: (Number(row) - 0.5) * 100 },
    )
  }

  /** Whether nothing lies over this field. */
  async inSight(place) {
    const spot = await this.spot(place)
    return this.page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('.glass') !== null, spot)
  }

  /** Where a figure stands, as the page draws it. */
  placeOf(figure) {
    return this.page.$eval(`.piece[data-figure="${figure}"]`, (piece) => {
      const { e, f } = new DOMMatrix(getComputedStyle(piece).transform)
      const column = Math.round(e / 100)
      const letters = column < 26 ? String.fromCharCode(97 + column) : String.fromCharCode(96 + Math.floor(column / 26), 97 + (column % 26))
      return `${letters}${Math.round(f / 100) + 1}`
    })
  }

  /** Where all figures stand: what two people must see alike. */
  position() {
    return this.page.$$eval('.piece[data-figure]', (pieces) =>
      pieces.map((piece) => `${piece.dataset.figure}:${piece.style.transform}`).sort(),
    )
  }

  async point(place) {
    const { x, y } = await this.spot(place)
    await this.page.mouse.move(x, y)
  }

  async click(place) {
    const { x, y } = await this.spot(place)
    await this.page.mouse.move(x, y)
    await this.page.mouse.click(x, y)
  }

  async tap(place) {
    const { x, y } = await this.spot(place)
    await this.page.touchscreen.tap(x, y)
  }

  /** Takes a figure of the board up, and waits for what it can do. */
  async select(figure) {
    await this.click(await this.placeOf(figure))
    await this.page.locator('.able').first().waitFor({ state: 'detached' }).catch(() => undefined)
    await until('what the figure can do', () => this.page.locator('rect.field, circle.target, .cards details').first().isVisible())
  }

  /** Places that are highlighted for the held figure. */
  marks() {
    return this.page.$$eval('rect.field', (rects) =>
      rects.map((rect) => {
        const column = Math.floor(rect.x.baseVal.value / 100)
        const letters = column < 26 ? String.fromCharCode(97 + column) : String.fromCharCode(96 + Math.floor(column / 26), 97 + (column % 26))
        return `${letters}${Math.floor(rect.y.baseVal.value / 100) + 1}`
      }),
    )
  }

  /** Places of enemies that the held figure can attack. */
  targets() {
    return this.page.$$eval('circle.target', (circles) =>
      circles.map((circle) => {
        const column = Math.floor(circle.cx.baseVal.value / 100)
        const letters = column < 26 ? String.fromCharCode(97 + column) : String.fromCharCode(96 + Math.floor(column / 26), 97 + (column % 26))
        return `${letters}${Math.floor(circle.cy.baseVal.value / 100) + 1}`
      }),
    )
  }

  /** Clicks a highlighted place; where several actions lead there, takes the first of the menu. */
  async choose(place) {
    const before = await this.step()
    await this.click(place)
    await until(`an answer to the click on ${place}`, async () => {
      if ((await this.step()) > before || (await this.wants()) === 'over') return true
      const first = this.page.locator('.aim.held .menu button, .aim.held .end .primary').first()
      if (await first.isVisible()) await first.click({ timeout: 2_000 }).catch(() => undefined)
      return false
    })
  }

  /** Takes the first action of the held figure's list: it may need neither field nor target. */
  async chooseFromList() {
    const before = await this.step()
    await this.page.locator('.cards details summary').first().click()
    await this.page.locator('.cards details button').first().click()
    await until('the action', async () => (await this.step()) > before || (await this.wants()) === 'over')
  }

  /** Brings a waiting figure from beside the board on to it; false where none may come. */
  async enter() {
    const waiting = this.page.locator('.tray button.able')
    if ((await waiting.count()) === 0) return false
    await waiting.first().click()
    const marks = await until('fields to enter', async () => {
      const found = await this.marks()
      return found.length > 0 && found
    })
    await this.choose(marks[Math.floor(marks.length / 2)])
    return true
  }

  /** Does something, whatever is possible: a figure walks, or comes on. False where nothing is left to do. */
  async walk() {
    const [figure] = await this.able()
    if (figure === undefined && !(await this.enter())) return false
    if (figure !== undefined) {
      await this.select(figure)
      const goal = (await this.marks())[0] ?? (await this.targets())[0]
      await (goal ? this.choose(goal) : this.chooseFromList())
    }
    await this.turn()
    return true
  }

  /** Ends the turn, and says so again if figures could still act. */
  async pass() {
    const before = await this.step()
    await this.endTurn.click()
    const anyway = this.button('End it anyway')
    await until('the end of the turn', async () => {
      if (await anyway.isVisible()) await anyway.click({ timeout: 2_000 }).catch(() => undefined)
      return (await this.step()) > before
    })
  }
}
