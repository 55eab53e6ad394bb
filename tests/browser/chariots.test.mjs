// Riders and chariots at the table: deployed, driven with a turn, rammed with, got off and on, struck and answered for.
import assert from 'node:assert/strict'
import { axeSource, phone } from './lib/browser.mjs'
import { both } from './lib/clerk.mjs'
import { house } from './lib/house.mjs'
import { Table, until } from './lib/table.mjs'

const { test } = house()
const axe = axeSource()
const againstRomans = [{ who: 'computer', player: 'greedy' }, { who: 'here' }]

/** Ids of the figures this file speaks of, by side and label. */
let swordsman, chariot, driver, noble, pony

function learnFigures(stage) {
  const find = (side, label) => stage.figures.find((one) => one.side === side && one.label === label).id
  swordsman = find(1, 'SW1')
  ;[chariot, driver, noble, pony] = ['LW', 'WL', 'WA', 'PO'].map((label) => find(2, label))
}

/** Where all those go who play no part: to the right, each to a field of his own near the own edge. */
function farAway(stage, here) {
  const places = [1, 2].map((side) => ({ foot: 0, mount: 0, row: side === 1 ? 2 : 25, long: side === 1 ? '4/S' : '22/N' }))
  return stage.figures
    .filter(({ vehicle, label, side }) => vehicle === undefined && !here.includes(side === 1 ? label : label.toLowerCase()))
    .map(({ label, side, crew }) => {
      const free = places[side - 1]
      const name = side === 1 ? label : label.toLowerCase()
      if (crew) return `${name} to a${'fdb'[free.mount++]}${free.long}`
      return `${name} to ${'zyxwvuts'[free.foot++]}${free.row}`
    })
}

/** Essedum on the plain: the chariot before two swordsmen, everybody else far away, the Celts to move. */
async function chariotOnThePlain(clerk, seat = 2) {
  const battle = await clerk.battle('essedum-75')
  const { stage } = await clerk.playOn(battle, (choices, { scene, turn }) =>
    scene.round > 1 && turn.seats[0] === seat ? undefined : choices.find(({ kind }) => kind === 'pass'))
  learnFigures(stage)
  await clerk.agree(battle, 'lw to o16/N', 'SW1 to o12', 'SW2 to p12', ...farAway(stage, ['lw', 'SW1', 'SW2']))
  return battle
}

const choicesOf = async (clerk, { match }, seat) => (await clerk.ask({ do: 'choices', match, seat })).choices
const sceneOf = async (clerk, battle) => (await clerk.watch(battle)).scene
/** How many steps the match has; on a phone the log lies behind another card. */
const stepsOf = async (clerk, battle) => (await clerk.watch(battle)).n
const arrows = (page) => page.getByRole('group', { name: /^(Where shall it look then\?|Wohin soll es danach blicken\?)$/ })

async function findings(page) {
  await page.evaluate(axe)
  const found = []
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme} ${id}: ${html.slice(0, 160)}`)))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

const stepped = (table, before) => until('the step', async () => (await table.step()) > before)

/** Shows what can be done at an end place, and takes an arrow of the ring. */
async function driveTo(table, place, arrow) {
  const before = await table.step()
  await table.click(place)
  await arrows(table.page).getByRole('button', { name: arrow }).click()
  await stepped(table, before)
}

test('a chariot is driven with a turn: by mouse, by keys, on the spot; and it can be taken back', async ({ player, clerk }) => {
  const laid = await chariotOnThePlain(clerk)
  const { page } = await player({ theme: 'auto' })
  const table = await new Table(page).openAt(laid.address(2))
  await table.turn()
  const drives = (await choicesOf(clerk, laid, 2)).filter(({ kind, figure }) => kind === 'drive' && figure === chariot)
  const end = (direction, steps, facing) =>
    drives.find((one) => one.direction === direction && one.steps === steps && one.facing === facing).to
  assert.equal(await table.placeOf(chariot), 'o16')

  await table.click('p18')
  await until('where it can go', async () => (await table.marks()).includes('o14'))
  await table.point('l13')
  await page.locator('.veh-ghost').waitFor()
  assert.equal(await arrows(page).count(), 0, 'pointing shows the ground, a click asks for the facing')
  await driveTo(table, 'l13', 'Look west')
  await until('the chariot', async () => (await table.placeOf(chariot)) === end(7, 3, 3))
  assert.equal((await sceneOf(clerk, laid)).figures[chariot].facing, 3)
  await table.undo.click()
  await until('taken back', async () => (await table.placeOf(chariot)) === 'o16')

  // Straight on: a second click on the goal.
  await table.click('r13')
  await arrows(page).getByRole('button').first().waitFor()
  const before = await table.step()
  await table.click('r13')
  await stepped(table, before)
  await until('straight on', async () => (await table.placeOf(chariot)) === end(1, 3, 0))
  await table.undo.click()
  await until('taken back', async () => (await table.placeOf(chariot)) === 'o16')

  // Keys only: up to the front row, on to the goal, an arrow for the facing.
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  for (let tries = 0; tries < 8 && !(await page.getByRole('heading', { name: 'Taranis' }).isVisible()); ++tries) await page.keyboard.press('n')
  const words = page.locator('.board [aria-live=polite]').first()
  await until('the cursor on the goal', async () => {
    const text = await words.textContent()
    if (/^o15,/.test(text)) return true
    const [, column, row] = /^([a-z]+)(\d+)/.exec(text) ?? []
    await page.keyboard.press(Number(row) > 15 ? 'ArrowUp' : Number(row) < 15 ? 'ArrowDown' : column > 'o' ? 'ArrowLeft' : 'ArrowRight')
    return false
  })
  assert.match(await words.textContent(), /can go here for 1, can turn there/)
  await page.keyboard.press('Enter')
  await arrows(page).getByRole('button').first().waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await until('turned by keys', async () => (await sceneOf(clerk, laid)).figures[chariot].facing === 1)
  assert.equal(await table.placeOf(chariot), end(0, 1, 1))
  await table.undo.click()
  await until('taken back', async () => (await table.placeOf(chariot)) === 'o16')

  await page.getByRole('button', { name: 'Only turn …' }).click()
  await arrows(page).getByRole('button', { name: 'Look south' }).click()
  await until('turned on the spot', async () => (await sceneOf(clerk, laid)).figures[chariot].facing === 2)
})

/** The fields are marked on the board: one tap. */
async function jumpAside(table, clerk, laid) {
  const marks = await until('marked fields', async () => {
    const found = await table.marks()
    return found.length > 0 && found
  })
  const before = await stepsOf(clerk, laid)
  const [goal] = marks
  await table.tap(goal)
  await until('the jump', async () => (await stepsOf(clerk, laid)) > before)
}

test('a ram: what it will hit, declared, rolled; those before it jump aside on the other screen', async ({ t, player, clerk }) => {
  const [anna, bert] = [await player({ theme: 'auto' }), await player({ language: 'de', viewport: phone, touch: true })]
  const [celts, romans] = [new Table(anna.page), new Table(bert.page)]
  let jumps = 0
  for (let tries = 0; tries < 4 && jumps === 0; ++tries) {
    const laid = await chariotOnThePlain(clerk)
    await celts.openAt(laid.address(2))
    await romans.openAt(laid.address(1))
    await celts.turn()
    await celts.click('o17')
    await until('the victims', () => anna.page.locator('circle.target').count())
    await celts.click('o12')
    const card = celts.aim
    await card.getByText('1 d12, a life lost up to 3').first().waitFor()
    assert.match(await card.innerText(), /Jumps aside\s+75%\s+3\/4/)
    assert.match(await card.innerText(), /4\s+ramming number\s+S3\s+−1\s+armour \(S\)\s+G6/)
    if (tries === 0) assert.deepEqual(await findings(anna.page), [])
    await card.getByRole('button', { name: /Ram: SW1, SW2/ }).click()
    const bar = anna.page.getByRole('list', { name: 'ram declared' })
    await bar.getByText('Taranis LW').click()
    assert.match(await bar.innerText(), /a life lost up to 3[^]*ramming number\s+S3/)
    await bar.getByRole('button', { name: 'Read rule S3', exact: true }).first().click()
    await anna.page.getByRole('dialog').waitFor()
    await anna.page.keyboard.press('Escape')
    if (tries === 0) assert.deepEqual(await findings(anna.page), [])
    await bar.getByText('Taranis LW').click()
    assert.equal(await celts.placeOf(chariot), 'o13')
    assert.ok((await sceneOf(clerk, laid)).figures[chariot].marks.includes('ramming'))

    await celts.endTurn.click()
    const asked = anna.page.getByRole('dialog', { name: 'End the turn?' })
    await asked.getByText('First a declared ram must be rolled:').waitFor()
    assert.equal(await asked.getByRole('button', { name: 'End it anyway' }).count(), 0)
    await asked.getByRole('button', { name: 'Play on' }).click()
    await bar.getByRole('button', { name: 'Roll the ram' }).click()
    await until('the dice', async () => /failed/.test(await celts.log.innerText()))

    while ((await until('what follows', async () => (await romans.wants()) || (await celts.wants()))) === 'strike') {
      await bert.page.getByRole('alertdialog', { name: /Sprung zur Seite/ }).waitFor()
      if (jumps++ === 0) assert.deepEqual(await findings(bert.page), [])
      await jumpAside(romans, clerk, laid)
    }
    await celts.turn()
    assert.match(await celts.log.innerText(), /runs into/)
  }
  t.diagnostic(`${jumps} jumped aside`)
  assert.ok(jumps > 0)
})

test('the noble gets off from the card, and on again by a click in the next turn', async ({ player, clerk }) => {
  const laid = await chariotOnThePlain(clerk)
  const { page } = await player()
  const table = await new Table(page).openAt(laid.address(2))
  await table.turn()
  await table.click('o18')
  await page.getByRole('list', { name: 'Aboard and on the board' }).getByRole('button', { name: /Mandubrac/ }).click()
  await until('fields to get off to', async () => (await table.marks()).includes('n18'))
  await table.choose('n18')
  await until('on foot', async () => (await table.placeOf(noble)) === 'n18')
  assert.equal((await sceneOf(clerk, laid)).figures[chariot].crew.join(), String(driver))
  assert.match(await table.log.innerText(), /Mandubrac \(.*\) .*gets off, onto n18/)

  for (const seat of [2, 1]) await clerk.ask({ do: 'act', match: laid.match, seat, action: 'pass' })
  await table.turn()
  await page.keyboard.press('Escape')
  await table.click('n18')
  await until('the chariot can be got on', () => page.locator('rect.aboard').count())
  await table.choose('o18')
  await until('aboard', async () => (await sceneOf(clerk, laid)).figures[noble].standing === 'aboard')
  await page.keyboard.press('t')
  const words = page.getByRole('region', { name: 'The board as text' })
  await words.getByText(/Taranis LW, Celts, .*looks north, aboard: Cunobel WL, Mandubrac WA/).waitFor()
})

test('who is struck aboard: the attacker chooses, the defender may change it, both languages', async ({ t, player, clerk }) => {
  const laid = await chariotOnThePlain(clerk, 1)
  await clerk.agree(laid, 'SW1 to n17')
  const [anna, bert] = [await player(), await player({ language: 'de', theme: 'auto' })]
  const romans = await new Table(anna.page).openAt(laid.address(1))
  const celts = await new Table(bert.page).openAt(laid.address(2))
  const question = bert.page.getByRole('alertdialog', { name: /Ziel verändern\?/ })
  let attacks = 0
  do {
    assert.ok(++attacks < 25, 'a hit at last')
    await clerk.agree(laid, 'SW1 fresh', 'wa lives 1')
    await romans.turn()
    await anna.page.keyboard.press('Escape')
    await romans.select(swordsman)
    await romans.click('o17')
    const menu = romans.aim.locator('.menu')
    await menu.getByRole('button', { name: /NAH: animals/ }).waitFor()
    assert.equal(await menu.getByRole('button').count(), 3, 'the animals, the driver, the noble')
    const before = await romans.step()
    await menu.getByRole('button', { name: /NAH: Mandubrac/ }).click()
    await stepped(romans, before)
    await until('asked, or missed', async () => (await question.isVisible()) || (await romans.wants()) === 'play')
  } while (!(await question.isVisible()))
  t.diagnostic(`${attacks} attacks until the first hit`)
  await question.getByText(/Mandubrac WA ist getroffen/).waitFor()
  await question.getByRole('checkbox', { name: 'Immer die Tiere vorschieben' }).waitFor()
  assert.equal(await question.getByRole('checkbox').count(), 2, 'only the orders that answer this question')
  assert.deepEqual(await findings(bert.page), [])
  const before = await celts.step()
  await question.getByRole('button', { name: /Verteidigen soll: Taranis LW.*Probe gelingt/s }).click()
  await stepped(celts, before)
  assert.match(await celts.log.innerText(), /will .* in den Angriff drängen/)
  assert.match(await romans.log.innerText(), /tries to bring .* into the attack/)
})

/** Takes the unit or figure up that the board rings, and does the best it can: ram, strike, or drive and walk on. */
async function actOnce(table) {
  const { page } = table
  const roll = page.getByRole('button', { name: 'Roll the ram', exact: true }).first()
  const before = await table.step()
  if (await roll.isVisible()) {
    await roll.click()
    await stepped(table, before)
    return 'roll'
  }
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const able = await page.$$eval('.pieces .piece:has(.able)', (pieces) => pieces.map((piece) => Number(piece.dataset.figure)))
  if (able.length === 0) return ''
  const figure = able[Math.floor(Math.random() * able.length)]
  await page.keyboard.press('n')
  for (let tries = 0; tries < 20 && !(await page.locator(`.piece[data-figure="${figure}"] :is(.fig-ring, .veh-ring)`).count()); ++tries) await page.keyboard.press('n')
  const list = page.locator('.cards details').filter({ hasText: /as a list/ })
  if (!(await list.isVisible())) return ''
  await list.locator('summary').click()
  const options = list.getByRole('button')
  const names = await options.allTextContents()
  const wanted = [/Ram:/, /NAH|WEIT|FERN, standing/, /Get on/, /looking north: costs [3-6]/, /Move to|looking/, /./]
  const choice = wanted.map((name) => names.findIndex((text) => name.test(text))).find((index) => index >= 0)
  await options.nth(choice).click()
  await until('the action', async () => (await table.step()) > before || (await table.wants()) === 'over')
  return names[choice]
}

test('a whole chariot battle against the computer, from deployment to the end', async ({ t, player, clerk }) => {
  const laid = await clerk.lay('essedum-75', againstRomans)
  learnFigures((await clerk.watch(laid)).stage)
  const { page } = await player({ theme: 'auto' })
  const table = await new Table(page).openAt(laid.address(2))
  assert.equal(await table.turn(), 'deploy')
  const waiting = page.getByRole('group', { name: 'Waiting figures' })
  await waiting.getByRole('button', { name: /Taranis LW, Celts.*aboard: Cunobel WL, Mandubrac WA/ }).click()
  const marks = await until('the band', async () => {
    const found = await table.marks()
    return found.length > 40 && found
  })
  const place = marks[Math.floor(marks.length / 2)]
  await table.click(place)
  await arrows(page).getByRole('button', { name: 'Look north' }).waitFor()
  assert.deepEqual(await findings(page), [])
  await arrows(page).getByRole('button', { name: 'Look east' }).click()
  await until('the chariot stands', async () => (await sceneOf(clerk, laid)).figures[chariot].facing === 1)
  await table.turn()
  await table.button('Deploy the rest for me').click()
  await until('everybody stands', async () => (await sceneOf(clerk, laid)).phase === 'play')
  assert.equal((await sceneOf(clerk, laid)).figures[pony].facing, 0, 'the rest looks at the enemy')

  const deeds = { ram: 0, roll: 0, answers: 0, all: 0 }
  let done = 0
  let german = false
  const end = Date.now() + 100_000
  for (;;) {
    assert.ok(Date.now() < end, `the battle ends (${JSON.stringify(deeds)})`)
    const wants = await table.turn(30_000)
    if (wants === 'over') break
    ++deeds.all
    if (wants === 'strike') {
      const before = await table.step()
      await page.getByRole('alertdialog').getByRole('listitem').getByRole('button').first().click()
      await until('the answer', async () => (await table.step()) > before || (await table.wants()) === 'over')
      ++deeds.answers
      continue
    }
    const deed = done < 4 ? await actOnce(table) : ''
    if (/Ram:/.test(deed)) ++deeds.ram
    if (deed === 'roll') ++deeds.roll
    if (deed) ++done
    else if (await page.getByRole('button', { name: 'Roll the ram', exact: true }).first().isVisible()) done = 0
    else {
      done = 0
      await table.pass()
    }
    if (!german && deeds.all > 6) {
      german = true
      await page.getByRole('button', { name: 'Deutsch' }).click()
      await page.getByText(/^Runde \d+ von 8$/).waitFor()
      await page.getByRole('button', { name: 'English' }).click()
      await table.turn()
    }
  }
  t.diagnostic(`${JSON.stringify(deeds)}, ${await table.step()} steps: ${(await page.locator('.over').innerText()).replace(/\s+/g, ' ').slice(0, 100)}`)
  const score = await page.getByRole('img', { name: /^Romans: .* points?, Celts: .* points?$/ }).getAttribute('aria-label')
  const { score: points } = await sceneOf(clerk, laid)
  assert.deepEqual([...score.matchAll(/(one|\d+) point/g)].map(([, count]) => (count === 'one' ? 1 : Number(count))), points)

  await page.goto(`/replay/${laid.match}?at=30`)
  await table.board.waitFor()
  await page.locator(`.piece[data-figure="${chariot}"]`).waitFor()
}, { timeout: 180_000 })
