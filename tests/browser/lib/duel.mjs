// A person at a table of 1192: everything is done by clicks on dice, figures and buttons.
export class DuelPage {
  constructor(page) {
    this.page = page
    this.dock = page.locator('.dock')
    this.question = page.locator('.dock .question')
    this.confirm = page.locator('[data-act=confirm]')
  }

  async openAt(address) {
    await this.page.goto(address)
    await this.dock.waitFor()
    return this
  }

  step() {
    return this.page.locator('.bar .step').innerText()
  }

  /** Dice of the fighter who decides that can be marked. */
  dice(section = '') {
    return this.page.locator(`.deciding ${section && `.section.${section} `}button.die:not(.locked)`)
  }

  /** Waits until something is asked here, or all is over; opens the curtain of a secret decision. */
  async turn({ timeout = 20_000 } = {}) {
    const asked = this.page.locator('[data-act]:not([disabled]), [data-act=confirm], [data-curtain], .over')
    await asked.first().waitFor({ timeout })
    const curtain = this.page.locator('[data-curtain]')
    if (await curtain.count()) {
      await curtain.click()
      await this.question.waitFor()
    }
    return (await this.page.locator('.over').count()) ? 'over' : this.step()
  }

  /** One decision as a plain player would take it; false when the fight is over. */
  async decide({ boldness = 0.6 } = {}) {
    const what = await this.turn()
    if (what === 'over') return false
    const before = await this.question.innerText()
    if (await this.confirm.isVisible()) {
      if (what === 'Score' || (await this.confirm.isDisabled())) await this.mark(2)
      await this.confirm.click()
    } else if (await this.page.locator('[data-act=attack]').count()) {
      const bold = Math.random() < boldness
      await this.page.locator(bold ? '[data-act=attack]' : '[data-act=wait]').first().click()
    } else {
      const first = this.page.locator('[data-act=strike], [data-act=refuse], [data-act=share], [data-act=enough], [data-act=stay], [data-act=pass], [data-act=aim]')
      await first.first().click()
    }
    return { what, before }
  }

  /** Marks the highest dice, which lie first. */
  async mark(count) {
    const dice = this.dice('rolled')
    for (let at = 0; at < Math.min(count, await dice.count()); ++at) {
      const die = dice.nth(at)
      if ((await die.getAttribute('aria-pressed')) !== 'true') await die.click()
    }
  }

  async playToEnd(most = 400) {
    for (let decisions = 0; decisions < most; ++decisions) if (!(await this.decide())) return decisions
    throw new Error(`not over within ${most} decisions`)
  }
}
