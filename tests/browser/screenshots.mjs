// Pictures for the README, docs/1192.md, docs/adlg.md, docs/armies.md and docs/fighters.md, written to docs/pictures/. Run by
// hand: node tests/browser/screenshots.mjs [armies|fighters|duel|battles]  (with a word only those)
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { desktop, launch, newPlayer, phone } from './lib/browser.mjs'
import { againstComputer, openClerk } from './lib/clerk.mjs'
import { DuelPage } from './lib/duel.mjs'
import { shrink } from './lib/picture.mjs'
import { missing, root, startServer } from './lib/server.mjs'
import { Table, until } from './lib/table.mjs'

const folder = join(root, 'docs/pictures')
const largest = 200_000 // bytes

if (missing().length > 0) {
  console.error(`not built: ${missing().join(', ')}`)
  process.exit(2)
}

let darkroom

async function take(page, name) {
  await page.waitForTimeout(300) // fonts and baked figures have settled
  const picture = await shrink(darkroom, await page.screenshot({ animations: 'disabled' }))
  writeFileSync(join(folder, `${name}.png`), picture)
  console.log(`${name}.png ${(picture.length / 1000).toFixed(0)} KB`)
  if (picture.length > largest) console.error(`  larger than ${largest / 1000} KB`)
}

/** Takes up a figure that can shoot or strike, and points at its target. */
async function aimAtSomebody(table) {
  for (const figure of await table.able()) {
    if (!(await table.inSight(await table.placeOf(figure)))) continue
    await table.select(figure)
    const [target] = await table.targets()
    if (!target || !(await table.inSight(target))) continue
    await table.point(target)
    await table.aim.locator('.told').first().waitFor()
    return target
  }
  throw new Error('nobody can attack')
}

async function startPage(browser, url, theme) {
  const { page, context } = await newPlayer(browser, url, { theme })
  await page.goto('/')
  await page.getByRole('region', { name: 'New match' }).waitFor()
  await take(page, `start-${theme}`)
  await context.close()
}

/** A battle with riders and a chariot in the thick of it; the Celts are to move. */
async function chariots(clerk) {
  const battle = await clerk.battle('essedum-75')
  await clerk.playOn(battle, (choices, { scene, turn }) =>
    scene.round > 1 && turn.seats[0] === 2 ? undefined : choices.find(({ kind }) => kind === 'pass'))
  await clerk.agree(
    battle,
    ...['PF1 to k9/S', 'PF2 to u9/S', 'SW1 to o12', 'SW2 to p12', 'SW3 to r11', 'TR to m11', 'BO to q8'],
    ...['lw to o16/N', 'po to l17/N', 'wk1 to r17', 'sw1 to m15', 'sw2 to t14', 'wk2 to j16', 'sp to s16', 'sl to q19'],
  )
  return battle
}

/** The chariot is taken up and pointed at those it can ram. */
async function ramCard(browser, url, clerk, theme, name, viewport = desktop) {
  const battle = await chariots(clerk)
  const { page, context } = await newPlayer(browser, url, { theme, viewport })
  const table = await new Table(page).openAt(battle.address())
  await table.turn()
  await table.click('o17')
  await until('the victims', () => page.locator('circle.target').count())
  await table.point('o12')
  await table.aim.getByText(/a life lost up to/).first().waitFor()
  await take(page, `${name}-${theme}`)
  await context.close()
}

/** The army camp with a small army, and the form of a points battle with it. */
async function armies(browser, url) {
  const { page, context } = await newPlayer(browser, url, { name: 'Anna' })
  await page.goto('/army')
  const panel = page.getByRole('region', { name: 'My army' })
  await panel.getByLabel('Name of the army').fill('The Bears')
  for (const name of ['Light chariot', 'Celtic pony', 'Chieftain', 'Swordsman', 'Swordsman', 'Swordsman', 'Slinger'])
    await page.getByRole('button', { name: `Add ${name}`, exact: true }).click()
  await panel.getByText('This army may fight.').waitFor()
  await panel.getByLabel('Place 2').selectOption({ index: 1 })
  await page.evaluate(() => scrollTo(0, 0))
  await take(page, 'army-light')
  await panel.getByRole('link', { name: 'To battle' }).click()
  const form = page.getByRole('region', { name: 'Points battle' })
  const second = form.getByRole('region', { name: 'Side 2' })
  await second.getByRole('radio', { name: '2', exact: true }).check()
  await second.getByRole('radio', { name: 'one each' }).check()
  const [one, other] = [1, 2].map((number) => second.getByLabel(new RegExp(`^Army of player ${number},`)))
  await one.selectOption({ label: 'Romans: Cohort' })
  await second.getByLabel('Player 1 of side 2').selectOption({ label: 'a friend by link' })
  await until('both armies', async () => (await second.locator('.strip').count()) === 2)
  await other.waitFor()
  await form.getByRole('heading', { name: 'Points battle' }).evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 16))
  await take(page, 'battle-light')
  await context.close()
}

/** The fighter workshop with somebody who carries more than his model. */
async function fighters(browser, url) {
  const { page, context } = await newPlayer(browser, url)
  await page.goto('/fighters')
  const panel = page.getByRole('region', { name: 'My fighter' })
  await panel.getByLabel('Name of the fighter').fill('Robert')
  await page.getByRole('group', { name: 'Weapon', exact: true }).getByRole('radio', { name: /^Mace / }).check({ force: true })
  await page.getByRole('group', { name: 'Shot', exact: true }).getByRole('radio', { name: /^Crossbow / }).check({ force: true })
  await panel.getByText('He may fight.').waitFor()
  await panel.getByText('Damage of a shot').waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await take(page, 'fighters-light')
  await context.close()
}

/** A duel in which somebody bleeds already, at the moment of a ward. */
async function duel(browser, url, clerk) {
  for (let tries = 0; tries < 12; ++tries) {
    const fight = await clerk.lay('arsuf', againstComputer, { game: '1192' })
    const { page, context } = await newPlayer(browser, url)
    const table = await new DuelPage(page).openAt(fight.address(1))
    for (let decisions = 0; decisions < 60; ++decisions) {
      const what = await table.turn()
      const hurt = await page.locator('.blood').count()
      if (what === 'Defence' && hurt > 0) {
        await take(page, 'duel-light')
        return context.close()
      }
      if (!(await table.decide({ boldness: 0.3 }))) break
    }
    await context.close()
  }
  throw new Error('nobody had to ward')
}

/** L'Art de la Guerre: ready battles, a line on the move, who beats whom. */
async function battles(browser, url, clerk) {
  const { page, context } = await newPlayer(browser, url)
  await page.goto('/')
  const card = page.getByRole('region', { name: 'L’Art de la Guerre' })
  await until('the maps', async () => (await card.locator('li button svg').count()) >= 6)
  await card.evaluate((one) => scrollTo(0, one.getBoundingClientRect().top + scrollY - 16))
  await take(page, 'adlg-start-light')

  await page.goto('/odds?a=heavy-swords~elite~with.impetuous&b=pikes')
  await page.getByRole('img', { name: /^A stays/ }).waitFor()
  await take(page, 'adlg-odds-light')

  const zama = await clerk.lay('zama', againstComputer, { game: 'adlg' })
  await clerk.watch(zama)
  await clerk.ask({ do: 'act', match: zama.match, seat: 1, action: 'activate 1' })
  await page.goto(zama.address(1))
  const unit = page.locator('[data-unit="HS2"]')
  await unit.waitFor()
  await until('orders', async () => (await clerk.watch(zama)).scene.step === 'orders')
  await unit.click({ force: true })
  await page.keyboard.press('a')
  for (let steps = 0; steps < 6; ++steps) await page.keyboard.press('ArrowUp')
  await page.waitForTimeout(1_000) // the ghost has been judged
  await take(page, 'adlg-light')
  await context.close()
}

/** Attacks until a defence is thrown, and takes its picture with the rolled column lit. */
async function defence(browser, url, clerk, theme) {
  for (let tries = 0; tries < 12; ++tries) {
    const battle = await chariots(clerk)
    const { page, context } = await newPlayer(browser, url, { theme, speed: 'normal' })
    const table = await new Table(page).openAt(battle.address())
    await table.turn()
    await table.click(await aimAtSomebody(table))
    const menu = page.locator('.aim.held .menu button').first()
    if (await menu.isVisible()) await menu.click()
    const lit = page.locator('.dice td.rolled').first()
    const found = await until('a defence', async () => (await lit.isVisible()) || (await table.wants()) !== '', { within: 6_000 }).then(() => lit.isVisible(), () => false)
    if (found) await take(page, `defence-${theme}`)
    await context.close()
    if (found) return
  }
  throw new Error('no defence was thrown')
}

mkdirSync(folder, { recursive: true })
const server = await startServer()
const browser = await launch()
try {
  const clerk = await openClerk(browser, server.url)
  darkroom = await browser.newPage()
  console.log(`${desktop.width}×${desktop.height} and ${phone.width}×${phone.height}`)
  const only = process.argv[2]
  for (const theme of only ? [] : ['light', 'dark']) {
    await startPage(browser, server.url, theme)
    await ramCard(browser, server.url, clerk, theme, 'table')
    await defence(browser, server.url, clerk, theme)
    await ramCard(browser, server.url, clerk, theme, 'phone', phone)
  }
  for (const [name, takeThem] of Object.entries({ armies, fighters, duel, battles }))
    if (!only || only === name) await takeThem(browser, server.url, clerk)
} finally {
  await browser.close()
  await server.stop()
}
