// Pictures for the README, written to docs/pictures/. Run by hand:  node tests/browser/screenshots.mjs
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { desktop, launch, newPlayer, phone } from './lib/browser.mjs'
import { openClerk } from './lib/clerk.mjs'
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

async function oddsCard(browser, url, clerk, theme) {
  const battle = await clerk.battle('battle-75')
  await clerk.untilAttack(battle, ['fern'])
  const { page, context } = await newPlayer(browser, url, { theme })
  const table = await new Table(page).openAt(battle.address())
  await table.turn()
  await aimAtSomebody(table)
  await take(page, `table-${theme}`)
  await context.close()
}

/** Attacks until a defence is thrown, and takes its picture with the rolled column lit. */
async function defence(browser, url, clerk, theme) {
  for (let tries = 0; tries < 12; ++tries) {
    const battle = await clerk.battle('battle-75')
    await clerk.untilAttack(battle)
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

async function onPhone(browser, url, clerk, theme) {
  const battle = await clerk.battle('battle-50')
  await clerk.untilAttack(battle)
  const { page, context } = await newPlayer(browser, url, { theme, viewport: phone })
  const table = await new Table(page).openAt(battle.address())
  await table.turn()
  await aimAtSomebody(table)
  await take(page, `phone-${theme}`)
  await context.close()
}

mkdirSync(folder, { recursive: true })
const server = await startServer()
const browser = await launch()
try {
  const clerk = await openClerk(browser, server.url)
  darkroom = await browser.newPage()
  console.log(`${desktop.width}×${desktop.height} and ${phone.width}×${phone.height}`)
  for (const theme of ['light', 'dark']) {
    await startPage(browser, server.url, theme)
    await oddsCard(browser, server.url, clerk, theme)
    await defence(browser, server.url, clerk, theme)
    await onPhone(browser, server.url, clerk, theme)
  }
} finally {
  await browser.close()
  await server.stop()
}
