// A pupil of L'Art de la Guerre: takes units up, drags, points and answers at the open table as the coach asks.
import { until } from './table.mjs'

export class BattlePupil {
  constructor(page, { touch = false } = {}) {
    this.page = page
    this.touch = touch
    this.coach = page.getByRole('region', { name: /^(Coach|Lehrmeister)$/ })
    this.next = this.coach.getByRole('button', { name: /^(Next|Weiter)$/ })
    this.skip = this.coach.getByRole('button', { name: /^(Skip|Überspringen)$/ })
    this.anew = this.coach.getByRole('button', { name: /^(Set this exercise up anew|Übung neu aufstellen)$/ })
    this.confirmButton = page.locator('[data-act="confirm"]')
    this.cards = page.locator('.question .cards li')
  }

  lesson() {
    return this.coach.getByRole('heading').first().innerText()
  }
  /** Which lesson it is, from 1. */
  async number() {
    return Number(/\d+/.exec(await this.coach.locator('.count').innerText({ timeout: 2000 }).catch(() => '0'))?.[0])
  }
  /** The coach goes on by himself a moment after a lesson is done, where there is nothing more to read. */
  learned(number) {
    const praise = this.coach.getByText(/^(Well done!|Gut gemacht!)$/)
    return until(`lesson ${number}`, async () => {
      if ((await this.number()) === number) return true
      if (await praise.isVisible()) await this.next.click({ timeout: 300 }).catch(() => undefined)
      return false
    }, { within: 15_000 })
  }

  async centre(selector) {
    const box = await this.page.locator(selector).first().boundingBox()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  unit(label) {
    return this.centre(`.things [data-unit="${label}"] .base-plate`)
  }
  /** Pixels of one UD: every base is so wide. */
  async ud(label) {
    return (await this.page.locator(`.things [data-unit="${label}"] .base-plate`).boundingBox()).width
  }
  async onTable() {
    await this.page.locator('.things .base-plate').first().waitFor()
    // The lens has found its place.
    await this.page.waitForTimeout(150)
  }
  async point({ x, y }) {
    if (this.touch) await this.page.touchscreen.tap(x, y)
    else await this.page.mouse.click(x, y)
  }
  async tap(label) {
    await this.point(await this.unit(label))
  }
  async line(label) {
    await this.tap(label)
    // Two taps, not a double one.
    await this.page.waitForTimeout(350)
    await this.tap(label)
  }
  async drag(label, dx, dy) {
    const { x, y } = await this.unit(label)
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
    await this.page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 })
    await this.page.mouse.move(x + dx, y + dy, { steps: 4 })
    await this.page.mouse.up()
  }
  async give() {
    await this.page.locator('[data-act="confirm"]:enabled').click()
  }
  /** A key at the field. */
  async press(key) {
    await this.page.locator('.field .glass').focus()
    await this.page.keyboard.press(key)
  }
  async letGo() {
    for (let i = 0; i < 3; ++i) await this.press('Escape')
  }
  end() {
    return this.page.locator('button:is([data-act="end"], [data-act="end-phase"]):enabled').first().click()
  }
  /** The card whose words match, first looked at, then done. */
  async choose(words) {
    const card = this.cards.filter({ hasText: words }).first()
    await card.locator('.act').click()
    // Its chances stand in the card on phones, else beside the table.
    await this.page.locator('.cards .told dd, aside .told dd').first().waitFor()
    await card.locator('.primary').click()
  }
}

/** What is done in each lesson, by name and in the order of the course. */
export const doings = {
  base: (pupil) => pupil.tap('HS1'),
  command: (pupil) => pupil.page.locator('.question .cards li .primary').first().click(),
  move: async (pupil) => {
    const ud = await pupil.ud('HS1')
    if (pupil.touch) {
      await pupil.tap('LI1')
      for (let i = 0; i < 4; ++i) await pupil.press('ArrowUp')
    } else await pupil.drag('LI1', 0, -2 * ud)
    await pupil.give()
  },
  refuse: async (pupil) => {
    await pupil.tap('HS4')
    for (let i = 0; i < 2; ++i) await pupil.press('ArrowDown')
  },
  group: async (pupil) => {
    await pupil.letGo()
    await pupil.line('HS1')
    if (pupil.touch) for (let i = 0; i < 4; ++i) await pupil.press('ArrowUp')
    else await pupil.drag('HS2', 0, -1.5 * (await pupil.ud('HS1')))
    await pupil.give()
  },
  wheel: async (pupil) => {
    await pupil.letGo()
    await pupil.line('HS1')
    await pupil.press('ArrowLeft')
    await pupil.press('Enter')
  },
  zone: async (pupil) => {
    await pupil.page.locator('[data-guide="zones"]').click()
    await pupil.tap('HS1')
    for (let i = 0; i < 4; ++i) await pupil.press('ArrowLeft')
  },
  radius: async (pupil) => {
    const ud = await pupil.ud('HS1')
    await pupil.letGo()
    await pupil.page.locator('[data-guide="command"]').click()
    await pupil.page.locator('[data-verb="commander"]').click()
    const { x, y } = await pupil.unit('HS1')
    await pupil.point({ x: x + 2.5 * ud, y: y + 2.2 * ud })
    await pupil.give()
  },
  shoot: async (pupil) => {
    await pupil.end()
    await pupil.choose(/AR3/)
  },
  aim: async (pupil) => {
    await pupil.line('HS1')
    await pupil.tap('ms1')
  },
  charge: (pupil) => pupil.give(),
  melee: async (pupil) => {
    await pupil.end()
    await pupil.choose(/HS2/)
  },
  evade: (pupil) => pupil.page.locator('.question .banner .button.primary').first().click(),
  flank: async (pupil) => {
    await pupil.tap('HS1')
    await pupil.tap('hp1')
    await pupil.give()
    await pupil.page.locator('.clash').first().waitFor()
    await pupil.tap('HC1')
    await pupil.tap('hp1')
    await pupil.give()
  },
  /** Until the spearmen run: the dice may hold them up for a turn. */
  pursue: async (pupil) => {
    const decide = pupil.page.locator('.question .cards .primary')
    const end = pupil.page.locator('button:is([data-act="end"], [data-act="end-phase"]):enabled')
    const number = await pupil.number()
    await until('the rout', async () => {
      if ((await pupil.number()) !== number) return true
      const button = (await decide.count()) > 0 ? decide.first() : end.first()
      await button.click({ timeout: 500 }).catch(() => undefined)
      return false
    }, { within: 25_000, every: 300 })
  },
  rally: async (pupil) => {
    await pupil.tap('HS2')
    await pupil.page.locator('.dock .tabs').getByRole('button', { name: /^(Rally|Sammeln)/ }).click()
  },
  camp: async (pupil) => {
    await pupil.line('MC1')
    await pupil.point(await pupil.centre('.things .base-2 .camp-ground'))
    await pupil.give()
    await pupil.end()
    await pupil.page.locator('.question .cards .primary').first().click()
  },
}
