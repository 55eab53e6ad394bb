// L'Art de la Guerre: the enemy's turn can be followed and seen again; two at one screen keep their secrets; deployment by hand.
import assert from 'node:assert/strict'
import { phone } from './lib/browser.mjs'
import { both } from './lib/clerk.mjs'
import { BattlePage } from './lib/battle.mjs'
import { house } from './lib/house.mjs'
import { findings } from './lib/looks.mjs'
import { until } from './lib/table.mjs'

const { test } = house()
const adlg = { game: 'adlg' }

test('the enemy’s turn is paused, followed step by step, and seen once more', async ({ player, clerk }) => {
  const { page } = await player({ speed: 'fast' })
  const laid = await clerk.lay('first-battle', [{ who: 'here' }, { who: 'computer', player: 'captain' }], adlg)
  const table = await new BattlePage(page).openAt(laid.address())
  const told = page.getByRole('group', { name: 'The others act' })
  const enemy = page.locator('.bar .title', { hasText: 'To play: Gauls' })
  await until('the enemy’s turn', async () => {
    if ((await told.count()) > 0 && (await enemy.count()) > 0) return true
    const wants = await table.wants()
    const next = wants === 'orders' ? table.end : wants === 'answer' ? page.locator('.question .banner .button') : table.corps
    if (wants) await next.first().click({ timeout: 500 }).catch(() => undefined)
    return false
  }, { within: 30_000 })
  await page.keyboard.press('p')
  await told.getByRole('button', { name: 'Go on' }).waitFor()
  assert.match(await page.locator('.seats .turn').innerText(), /Gauls[^]*to move/, 'for the eye it is his turn')
  const line = () => page.locator('.log li').last().innerText()
  const before = await line()
  await page.waitForTimeout(900)
  assert.equal(await line(), before, 'nothing goes on by itself')
  await told.getByRole('button', { name: 'Skip to the end' }).click()
  await table.ready()

  await page.getByRole('button', { name: /Enemy’s moves/ }).click()
  const recap = page.getByRole('group', { name: 'What the others did' })
  await recap.getByText(/^1 of \d+$/).waitFor()
  const first = (await table.position()).join()
  for (let step = 0; step < 40 && (await recap.getByRole('button', { name: 'One step on' }).isEnabled()); ++step) await page.keyboard.press('ArrowRight')
  await until('other places', async () => (await table.position()).join() !== first)
  assert.deepEqual(await findings(page), [])
  await page.keyboard.press('Escape')
  await recap.waitFor({ state: 'detached' })
  assert.ok(await table.wants(), 'back at the game')

  // Cards above the log come and go, sometimes within a frame: its end stays in sight. Only a hand scrolls up.
  const log = page.locator('.log .list')
  await log.evaluate(async (list) => {
    const rest = () => new Promise((done) => setTimeout(done, 120))
    list.style.flex = 'none'
    list.style.height = '150px'
    await rest()
    list.style.height = `${list.scrollHeight + 100}px`
    list.scrollHeight // laid out
    list.style.height = '150px'
    await rest()
    list.style.height = '160px'
    await rest()
  })
  const atEnd = () => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight < 40)
  assert.ok(await atEnd(), 'the newest is in sight')
  await log.hover()
  await page.mouse.wheel(0, -300)
  await until('scrolled up', async () => !(await atEnd()))
  await log.evaluate((list) => (list.style.height = '150px'))
  await page.waitForTimeout(150)
  assert.ok(!(await atEnd()), 'what is read stays in sight')
})

test('on a phone the enemy’s turn is seen again by a tap, and the legend lies under no menu', async ({ player, clerk }) => {
  const { page } = await player({ viewport: phone, touch: true })
  const laid = await clerk.lay('first-battle', [{ who: 'here' }, { who: 'computer', player: 'captain' }], adlg)
  const table = await new BattlePage(page).openAt(laid.address())
  await page.getByRole('button', { name: 'View of the board' }).tap()
  await page.getByRole('button', { name: 'Legend', exact: true }).tap()
  await page.locator('.legend').waitFor()
  await page.getByRole('button', { name: 'Zoom in' }).waitFor({ state: 'hidden' })
  await page.locator('.legend .head').tap()
  await until('the enemy has moved', async () => {
    if (await page.locator('.question .offer').count()) return true
    const wants = await table.ready()
    const next = wants === 'orders' ? table.end : wants === 'answer' ? page.locator('.question .banner .button') : table.corps
    await next.first().tap({ timeout: 2_000 }).catch(() => undefined)
    return false
  }, { within: 40_000 })
  await page.locator('.question .offer').tap()
  await page.getByRole('group', { name: 'What the others did' }).waitFor()
})

test('two at one screen: a curtain before secrets, a corps on a flank march, units that are placed again', async ({ player, clerk }) => {
  const laid = await clerk.lay('whole-procedure', both, adlg)
  const { scene } = await clerk.playOn(laid, (choices, state) =>
    state.scene.step === 'deploy' ? undefined : choices.find(({ verb }) => verb === 'leave-pieces') ?? choices[0])
  const { page } = await player()
  await page.goto(laid.address())
  const curtain = page.locator('[data-curtain]')
  await curtain.click()
  const tray = page.getByRole('group', { name: 'Tray' })
  await page.getByText('Point at the place for the camp, or take units from the tray.').waitFor()
  await tray.getByRole('button', { name: /^Corps 3/ }).click()
  // The arrows point where it comes on the screen, whichever side of it the army stands at.
  const ends = () => tray.getByRole('button', { name: /^Flank march/ }).evaluateAll((all) => all.map((one) => `${one.innerText.trim()[0]} ${one.title.split(' ').at(-1)}`))
  const near = ['← left', '→ right']
  const far = ['← right', '→ left']
  const first = scene.setup.side === 1
  assert.deepEqual(await ends(), first ? near : far)
  await page.getByRole('button', { name: 'Turn the table round' }).click()
  assert.deepEqual(await ends(), first ? far : near)
  await page.getByRole('button', { name: 'Turn the table round' }).click()
  await tray.getByRole('button', { name: /^Flank march: Corps 3, edge on its left/ }).click()
  // It may be recalled as long as the corps is not declared deployed.
  await tray.getByRole('button', { name: /Recall the flank march/ }).click()
  await until('it is back', async () => (await tray.locator('.units button').count()) > 0)
  await tray.getByRole('button', { name: /^Flank march: Corps 3, edge on its left/ }).click()
  await page.getByRole('button', { name: 'Corps is deployed' }).click()
  await curtain.waitFor()
  await page.keyboard.press('e')
  assert.equal(await page.locator('[data-curtain]').count(), 1, 'keys do nothing behind it')
  for (let tab = 0; tab < 12; ++tab) {
    await page.keyboard.press('Tab')
    assert.ok(await page.evaluate(() => !document.activeElement.closest('.table')), 'nor does the focus come there')
  }
  await curtain.click()
  await page.locator('.log', { hasText: 'A secret decision has been made.' }).waitFor()

  // The first unit is placed, dragged elsewhere, and taken back.
  const label = scene.setup.side === 1 ? 'hs1' : 'HS1'
  await tray.locator('.units button').first().click()
  const middle = await page.evaluate(() => {
    const box = document.querySelector('.overlays .deploy.heavy.own').getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, up: box.height / 6 }
  })
  await page.mouse.click(middle.x, middle.y)
  await page.locator('[data-act=confirm]:enabled').click()
  const unit = page.locator(`.glass [data-unit="${label}"]`)
  await unit.waitFor()
  const table = new BattlePage(page)
  const at = await table.unit(label)
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 60, at.y + middle.up, { steps: 5 })
  await page.mouse.up()
  assert.equal(await table.verdict(), 'good')
  await page.locator('[data-act=confirm]').click()
  await until('it stands elsewhere', async () => Math.abs((await table.unit(label)).x - at.x) > 30)
  await table.click(label)
  await page.getByRole('button', { name: 'Back into the hand' }).click()
  await unit.waitFor({ state: 'detached' })
  assert.deepEqual(await findings(page), [])
})

test('whoever has the initiative sees each region’s compulsory piece, all in one row (A9, A10)', async ({ player, clerk }) => {
  const laid = await clerk.lay('whole-procedure', both, adlg)
  await clerk.playOn(laid, (choices, { scene }) => (scene.step === 'role' ? undefined : choices[0]))
  const small = { language: 'de', viewport: phone, touch: true }
  for (const wishes of [{}, { language: 'de' }, small]) {
    const { page } = await player(wishes)
    await page.goto(laid.address())
    const name = wishes.language ? /^Verteidiger sein: Gebirge ?, Steiler Hügel/ : /^Be the defender: Mountain ?, Steep hill/
    await page.getByRole('button', { name }).waitFor()
    const rows = await page.$$eval('.roles .row', (all) =>
      all.map((row) => new Set([...row.children].map((button) => Math.round(button.getBoundingClientRect().top))).size))
    assert.deepEqual(rows, [1, 1])
    const cut = await page.$$eval('.roles button', (all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText))
    assert.deepEqual(cut, [])
    assert.deepEqual(await findings(page), [])
  }
  const { page } = await player()
  await page.goto(laid.address())
  await page.getByRole('button', { name: /^Be the attacker: Desert/ }).click()
  await page.locator('.bar', { hasText: 'Region: Desert' }).waitFor()
})

test('four corps at 300 points stand in one row, and the field keeps its place', async ({ player, clerk }) => {
  const named = (name) => ({ de: name, en: name })
  const units = ['heavy-swords', 'heavy-cavalry', 'light-infantry', 'archers', 'elephants'].map((type) => ({ type, count: 2 }))
  const corps = [0, 1, 2, 3].map((index) => ({ rank: 'ordinary', ...(index === 0 && { chief: true }), units }))
  const side = ['Romans', 'Celts'].map((name) => ({ name: named(name), corps }))
  const laid = await clerk.lay({ name: named('Four corps'), points: 300, attacker: 1, side }, both, adlg)
  for (const wishes of [{}, { language: 'de' }, { language: 'de', viewport: phone, touch: true }]) {
    const { page } = await player(wishes)
    const table = await new BattlePage(page).openAt(laid.address(1))
    await until('four cards', async () => (await table.corps.count()) === 4)
    const tops = await page.$$eval('.cards li', (all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    assert.equal(new Set(tops).size, 1)
    const cut = await page.$$eval('.cards .button, .cards .units', (all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.outerHTML))
    assert.deepEqual(cut, [])
    if (wishes.viewport) continue
    const [sheet, camp] = [await page.locator('.question .cards').boundingBox(), await page.locator('.things .base-1 .camp-ground').boundingBox()]
    assert.ok(sheet.y >= camp.y + camp.height - 2, `the camp is in sight: ${camp.y} + ${camp.height}, ${sheet.y}`)
  }
})
