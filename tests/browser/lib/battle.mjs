// A person at the open table of L'Art de la Guerre: units by their labels, places in UD, everything by pointer, finger or key.
import { until } from './table.mjs'

export class BattlePage {
  constructor(page) {
    this.page = page
    this.field = page.getByRole('application', { name: /^(Battlefield|Schlachtfeld)$/ })
    this.dock = page.locator('.dock')
    this.law = page.locator('.dock .law')
    this.confirm = page.locator('[data-act=confirm]')
    this.undo = page.getByRole('button', { name: /^(Undo|Zurücknehmen)$/ })
    this.end = page.locator('.bar .buttons .primary')
    this.corps = page.locator('.cards li .primary')
    this.over = page.locator('#over-title')
  }

  async openAt(address) {
    await this.page.goto(address)
    await this.field.waitFor()
    await this.ready()
    return this
  }

  /** What the table wants of this player: 'over', 'answer', 'corps', 'cards', 'orders' or, while others act, nothing. */
  wants() {
    return this.page.evaluate(() => {
      const shown = (selector) => document.querySelector(selector) !== null
      if (shown('#over-title')) return 'over'
      if (shown('.question .banner .button')) return 'answer'
      if (shown('.cards li .primary:not([disabled])')) return shown('.cards .head') ? 'corps' : 'cards'
      return shown('.bar .buttons .primary:not([disabled])') ? 'orders' : ''
    })
  }
  ready(within = 25_000) {
    return until('something to decide', () => this.wants(), { within })
  }

  /** The middle of a unit on the screen, once it has come to rest. */
  async unit(label) {
    const read = () =>
      this.page.evaluate((name) => {
        const box = document.querySelector(`.glass [data-unit="${name}"] .base-plate`)?.getBoundingClientRect()
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      }, label)
    let last = await read()
    return until(`${label} stands still`, async () => {
      const now = await read()
      const still = now && last && Math.hypot(now.x - last.x, now.y - last.y) < 0.5
      last = now
      return still && now
    })
  }
  /** Pixels of one UD; also where the table lies turned for the second side. */
  scale() {
    return this.page.evaluate(() => Math.abs(document.querySelector('.glass svg.things > g').getScreenCTM().a) * 100)
  }
  /** Where everybody stands, as the page draws it. */
  position() {
    return this.page.$$eval('.glass [data-unit]', (all) => all.map((one) => `${one.dataset.unit} ${one.style.transform}`).sort())
  }

  async click(label, options) {
    const { x, y } = await this.unit(label)
    await this.page.mouse.click(x, y, options)
  }
  async tap(label) {
    const { x, y } = await this.unit(label)
    await this.page.touchscreen.tap(x, y)
  }
  /** Drags from the middle of a unit by so many UD; up is ahead for the near side. */
  async drag(label, { ahead, aside = 0 }) {
    const [from, ud] = [await this.unit(label), await this.scale()]
    await this.page.mouse.move(from.x, from.y)
    await this.page.mouse.down()
    for (let part = 1; part <= 8; ++part) await this.page.mouse.move(from.x + (aside * ud * part) / 8, from.y - (ahead * ud * part) / 8)
    await this.page.mouse.up()
  }
  /** The same with a finger. */
  async swipe(label, { ahead }) {
    const [from, ud] = [await this.unit(label), await this.scale()]
    const client = await this.page.context().newCDPSession(this.page)
    const touch = (type, ...touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', from)
    for (let part = 1; part <= 8; ++part) await touch('touchMove', { x: from.x, y: from.y - (ahead * ud * part) / 8 })
    await touch('touchEnd')
    await client.detach()
  }

  /** The server's word about what is drawn: 'good' or 'bad'. */
  verdict() {
    return until('a verdict', async () => {
      const name = (await this.dock.getAttribute('class').catch(() => '')) ?? ''
      return /\bgood\b/.test(name) ? 'good' : /\bbad\b/.test(name) ? 'bad' : ''
    })
  }
  async do() {
    const before = (await this.position()).join()
    await this.confirm.click()
    await until('the order', async () => (await this.position()).join() !== before || (await this.wants()) !== 'orders')
    await this.ready()
  }

  /** A plain commander: in the first turns every corps goes on with a line, then it waits for the enemy; nobody evades. */
  async decide({ advances = 3 } = {}) {
    const wants = await this.ready()
    const { page } = this
    if (wants === 'over') return false
    if (wants === 'orders') {
      const turn = Number(/\d+/.exec(await page.locator('.bar .facts').innerText())?.[0] ?? 1)
      if (turn <= advances) await this.advance()
      if ((await this.wants()) === 'orders') await this.end.first().click({ timeout: 2_000 }).catch(() => undefined)
    } else {
      // Shots and melees as they come, where the table offers that.
      const rest = wants === 'cards' && (await this.end.count()) > 0
      const first = wants === 'answer' ? page.locator('.question .banner .button') : rest ? this.end : this.corps
      await first.first().click({ timeout: 2_000 }).catch(() => undefined)
    }
    await page.waitForTimeout(30)
    return true
  }
  /** The next line as far ahead as it may, up to an enemy; once. */
  async advance() {
    const { page } = this
    await page.keyboard.press('n')
    await page.keyboard.press('a')
    if ((await page.locator('.dock .pads').count()) === 0) return
    const most = Number(/[\d.]+/.exec(await page.locator('.dock .cost b').first().innerText({ timeout: 500 }).catch(() => '1'))?.[0] ?? 1)
    for (const way of [most, 1]) {
      for (let part = 0; part < way * 4; ++part) await page.keyboard.press('ArrowUp')
      if ((await this.verdict().catch(() => 'bad')) === 'good') {
        await page.keyboard.press('Enter')
        await page.waitForTimeout(30)
        await this.ready()
        return
      }
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press('Escape')
  }
}
