// The courses of 1192, from the first lesson to the last.
import assert from 'node:assert/strict'
import { axeSource, phone } from './lib/browser.mjs'
import { house } from './lib/house.mjs'

const { test } = house()
const axe = axeSource()

class Pupil {
  constructor(page) {
    this.page = page
    this.coach = page.getByRole('region', { name: 'Coach' })
    this.next = this.coach.getByRole('button', { name: 'Next', exact: true })
    this.skip = this.coach.getByRole('button', { name: 'Skip', exact: true })
    this.dock = page.locator('.dock')
  }

  async begin(course) {
    await this.page.goto(`/learn/${course}`)
    await this.page.getByRole('button', { name: 'Let’s begin' }).click()
    await this.coach.waitFor()
    await this.dock.waitFor()
  }

  lesson() {
    return this.coach.getByRole('heading').first().innerText()
  }

  /** Answers whatever is asked, rather with a blow than with patience. */
  async decide() {
    const buttons = this.dock.locator('button[data-act]:enabled')
    for (const kind of ['strike', 'shoot', 'attack', 'refuse', 'enough', 'confirm', 'wait', 'pass']) {
      const button = this.dock.locator(`button[data-act="${kind}"]:enabled`)
      if ((await button.count()) === 0) continue
      return button.first().click({ timeout: 1000 }).catch(() => undefined)
    }
    // Nothing can be confirmed: of the dice that can be scored the highest is.
    const dice = this.page.locator('.tray.side-1 button:enabled')
    if ((await dice.count()) > 0 && (await buttons.count()) === 0) await dice.first().click({ timeout: 1000 }).catch(() => undefined)
  }

  async readSomeRule() {
    await this.page.getByRole('tab', { name: 'Log', exact: true }).click()
    await this.page.locator('.log').getByRole('button', { name: /^Read rule/ }).last().click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  /** Through the lessons up to one; those that the dice do not bring within a while are skipped and told. */
  async learn(last) {
    const met = [], skipped = []
    let tries = 0
    for (;;) {
      const title = await this.lesson()
      if (met.at(-1) !== title) {
        met.push(title)
        tries = 0
      }
      // A quick fight is over before the lessons are: then the coach says so.
      if (title === last || title === 'Done!') break
      if (await this.next.isVisible()) await this.next.click({ timeout: 1000 }).catch(() => undefined)
      else if (title === 'Every number has a reason') await this.readSomeRule()
      else if (++tries > 120) {
        skipped.push(title)
        await this.skip.click()
      } else await this.decide()
      await this.page.waitForTimeout(60)
    }
    return { met, skipped }
  }
}

async function nothingFound(page, where) {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
  const told = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${where}: ${id} ${html.slice(0, 160)} ${failureSummary}`))
  assert.deepEqual(told, [])
}

test('a duel at the well, from the first lesson to the last', async ({ player }) => {
  const { page } = await player({ name: 'Ada' })
  const pupil = new Pupil(page)
  await pupil.begin('1192')
  assert.equal(await pupil.lesson(), 'What it is about')
  await nothingFound(page, 'first lesson')
  const { met, skipped } = await pupil.learn('Now play to the end')
  assert.deepEqual(met.slice(0, 5), ['What it is about', 'Your dice', 'Scoring', 'Ones are debts', 'Attack or wait?'])
  assert.ok(skipped.length <= 1, skipped.join(', '))
  if (met.at(-1) !== 'Done!') {
    for (const title of ['The group', 'Striking', 'Warding', 'A hit', 'Damage']) assert.ok(met.includes(title), `${title} in ${met.join(', ')}`)
    await pupil.skip.click()
  }
  assert.equal(await pupil.lesson(), 'Done!')
  assert.equal(await pupil.coach.getByRole('link', { name: 'Browse the rule book' }).getAttribute('href'), '/rules/1192')
})

test('shooting on a phone, and it goes on after a reload', async ({ player }) => {
  const { page } = await player({ name: 'Bea', viewport: phone, touch: true })
  const pupil = new Pupil(page)
  await page.goto('/learn')
  await page.getByRole('link', { name: '1192: bow and crossbow' }).click()
  await page.getByRole('button', { name: 'Let’s begin' }).click()
  await pupil.coach.waitFor()
  assert.equal(await pupil.lesson(), 'The marksman')
  await pupil.next.click()
  assert.equal(await pupil.lesson(), 'Taking aim')
  await page.reload()
  await pupil.coach.waitFor()
  assert.equal(await pupil.lesson(), 'Taking aim')
  await nothingFound(page, 'phone')
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
})
