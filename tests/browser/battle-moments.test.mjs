// L'Art de la Guerre, moments that a short battle seldom has: three moves, a group that widens, an ambush, a line that evades, an
// elephant that runs amok. Laid as they are needed, played by hand.
import assert from 'node:assert/strict'
import { cutOff, phone } from './lib/browser.mjs'
import { both } from './lib/clerk.mjs'
import { BattlePage } from './lib/battle.mjs'
import { house } from './lib/house.mjs'
import { findings } from './lib/looks.mjs'
import { until } from './lib/table.mjs'

const { test } = house()
const adlg = { game: 'adlg' }

const named = (name) => ({ de: name, en: name })
const lights = { rank: 'ordinary', units: [{ type: 'light-cavalry', count: 2 }] }
const corps = (...units) => [{ rank: 'competent', chief: true, units }, lights, lights]
const battle = (first, second, more = {}) => ({
  name: named('Moments'),
  points: 200,
  attacker: 1,
  side: [{ name: named('Romans'), ...first }, { name: named('Celts'), ...second }],
  ...more,
})
/** Corps 1 has the order and eight points. */
async function ordering(clerk, setup, ...changes) {
  const laid = await clerk.lay(setup, both, adlg)
  await clerk.playOn(laid, (choices) => choices.find(({ do: text }) => text === 'activate 1'))
  await clerk.agree(laid, 'corps 1 points 8', ...changes)
  return laid
}
async function takeLine(table, label) {
  await table.click(label)
  await table.click(label)
  await table.page.locator('.dock .who', { hasText: ', ' }).waitFor()
}

test('a line moves three times with its commander, and tells which move it is; alone it moves twice (A15)', async ({ player, clerk }) => {
  const swords = corps({ type: 'heavy-swords', count: 6 })
  const far = { corps: corps({ type: 'heavy-swords', count: 4 }), block: [{ units: 'hs1+hs2+hs3+hs4', at: '20,3,180' }] }
  const near = { corps: swords, block: [{ units: 'HS1+HS2+HS3', at: '9,18,0' }, { units: 'HS4+HS5+HS6', at: '16,18,0' }], commander: [{ corps: 1, with: 'HS2' }] }
  const laid = await ordering(clerk, battle(near, far))
  const { page } = await player()
  const table = await new BattlePage(page).openAt(laid.address())
  const move = async (label) => {
    await page.keyboard.press('Escape')
    await takeLine(table, label)
    await table.drag(label, { ahead: 2 })
    return table.verdict()
  }
  for (const which of ['', 'Second move', 'Third move']) {
    assert.equal(await move('HS2'), 'good')
    if (which) await page.locator('.dock .cost', { hasText: which }).waitFor()
    await table.do()
  }
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await table.click('HS2')
  await page.getByText(/HS2 can do nothing more/).waitFor()
  for (const which of ['', 'Second move']) {
    assert.equal(await move('HS5'), 'good')
    if (which) await page.locator('.dock .cost', { hasText: which }).waitFor()
    await table.do()
  }
  await page.keyboard.press('Escape')
  await table.click('HS5')
  const refused = page.locator('.dock', { hasText: /commander|nothing more/ })
  if ((await page.locator('.dock .pads').count()) > 0) await table.drag('HS5', { ahead: 1 })
  await refused.waitFor()
})

test('a line becomes narrower and wider again, on either side, and the log tells it (A15)', async ({ player, clerk }) => {
  const near = { corps: corps({ type: 'heavy-swords', count: 4 }), block: [{ units: 'HS1+HS2+HS3+HS4', at: '9,17,0' }] }
  const laid = await ordering(clerk, battle(near, { corps: corps({ type: 'heavy-swords', count: 2 }) }))
  const { page } = await player({ viewport: phone, touch: true })
  const table = await new BattlePage(page).openAt(laid.address())
  const files = async (button, told, then) => {
    await table.tap('HS2')
    await page.locator('.dock .who', { hasText: 'HS2' }).waitFor()
    await page.keyboard.press('a')
    await page.locator('.dock .who', { hasText: 'HS1, HS2, HS3, HS4' }).waitFor()
    await page.getByRole('button', { name: button }).tap()
    await page.locator('.dock .way').getByRole('button', { name: then }).tap()
    await page.locator('.dock li', { hasText: told }).waitFor()
    assert.equal(await table.verdict(), 'good')
    await table.do()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
  const across = async () => {
    const places = await Promise.all(['HS1', 'HS2', 'HS3', 'HS4'].map((label) => table.unit(label)))
    return new Set(places.map(({ y }) => Math.round(y / 4))).size
  }
  const before = await table.unit('HS1')
  await files('Narrower', 'narrower: 3 abreast, from the left', 'Other side')
  assert.equal(await across(), 2, 'two ranks')
  assert.ok((await table.unit('HS1')).y > (await table.unit('HS2')).y, 'the left one has fallen in behind')
  await files('Wider', 'wider: 4 abreast, to the left', 'Other side')
  assert.equal(await across(), 1, 'one rank')
  assert.ok(Math.abs((await table.unit('HS1')).x - before.x) < 2, 'where it stood before')
  await page.getByRole('tab', { name: 'Log' }).tap()
  await page.locator('.log', { hasText: 'narrow to 3 abreast' }).waitFor()
  await page.locator('.log', { hasText: 'widen to 4 abreast' }).waitFor()
})

test('an enemy comes near an ambush: its owner knows who lies there, and is asked (A11, A35)', async ({ player, clerk }) => {
  const wood = { beginning: 'deployment', piece: [{ kind: 'wood', at: '10,5,0', shape: 1 }] }
  const laid = await clerk.lay(battle({ corps: corps({ type: 'heavy-cavalry', count: 4 }) }, { corps: corps({ type: 'medium-swords', count: 4 }) }, wood), both, adlg)
  const hide = ['ambush A ms1+ms2 10,5,180 2', 'ambush B 11,5.4,180']
  await clerk.playOn(laid, (choices, { scene, turn }) => {
    if (scene.step !== 'deploy') return undefined
    if (turn.seats[0] === 2 && hide.length > 0 && choices.some(({ verb }) => verb === 'ambush')) return { do: hide.shift() }
    return choices.find(({ verb }) => verb === 'deploy-auto') ?? choices.find(({ verb }) => verb === 'deployed')
  })
  await clerk.playOn(laid, (choices) => choices.find(({ do: text }) => text === 'activate 1'))
  await clerk.agree(laid, 'corps 1 points 8', 'HC1 at 9,10.8,0')
  const owner = await player()
  const other = await player()
  await owner.page.goto(laid.address(2))
  await other.page.goto(laid.address(1))
  await other.page.locator('.glass [data-unit=HC1]').waitFor()
  assert.equal(await other.page.locator('.glass [data-unit=ms1]').count(), 0, 'hidden')
  await clerk.ask({ do: 'act', match: laid.match, seat: 1, action: 'move HC1 f3' })

  const asked = owner.page.getByRole('group', { name: /within 4 UD: reveal an ambush/ })
  await asked.getByText('A: ms1, ms2').waitFor()
  await owner.page.locator('.bar', { hasText: 'You decide: Celts' }).waitFor()
  await asked.getByText('B: a decoy').waitFor()
  // Where they would rise is drawn before anybody decides.
  await until('their ghosts', async () => (await owner.page.locator('.ghosts .ghost').count()) === 2)
  assert.deepEqual(await findings(owner.page), [])
  await other.page.locator('.dock', { hasText: 'The other side decides' }).waitFor()
  await asked.getByRole('button', { name: 'Reveal' }).first().click()
  await other.page.locator('.glass [data-unit=ms1]').waitFor()
  await other.page.locator('.log', { hasText: 'marker A' }).waitFor()
  // The decoy is still pressed.
  await asked.getByRole('button', { name: 'Stay hidden' }).click()
  await until('the Romans go on', async () => (await clerk.watch(laid)).scene.step === 'orders')
  await other.page.locator('.log', { hasText: 'The ambushes stay hidden.' }).waitFor()
  assert.equal(await other.page.locator('.log code').count(), 0, 'told in words')
})

test('LI in front of the target of a charge is told that it is charged through (A18, A22)', async ({ player, clerk }) => {
  const riders = { corps: corps({ type: 'heavy-cavalry', count: 1 }), block: [{ units: 'HC1', at: '10,11,0' }] }
  const foot = [{ type: 'light-infantry', count: 1, options: ['sling'] }, { type: 'heavy-swords', count: 1 }]
  const laid = await ordering(clerk, battle(riders, { corps: corps(...foot), block: [{ units: 'li1', at: '10,9,180' }, { units: 'hs1', at: '10,8,180' }] }))
  const { page } = await player()
  await page.goto(laid.address(2))
  await page.locator('.glass [data-unit=li1]').waitFor()
  await clerk.ask({ do: 'act', match: laid.match, seat: 1, action: 'charge HC1 > hs1' })
  await page.getByRole('group', { name: /HC1 .*charges hs1 .*through li1/ }).getByRole('button', { name: 'Evade' }).waitFor()
})

test('a flank march is known to its owner, dragged along its edge by any unit, and comes on in fewer files (A11)', async ({ player, clerk }) => {
  const march = [{ rank: 'competent', chief: true, units: [{ type: 'heavy-swords', count: 4 }] }, { rank: 'ordinary', units: [{ type: 'heavy-cavalry', count: 4 }] }, lights]
  const laid = await clerk.lay(battle({ corps: march }, { corps: corps({ type: 'heavy-swords', count: 4 }) }, { beginning: 'deployment', turns: 30 }), both, adlg)
  const verbs = ['deployed', 'deploy-auto', 'end', 'end-phase', 'activate']
  let sent = false
  const next = (choices, { turn }) => {
    const order = turn.seats[0] === 1 && !sent && choices.find(({ do: text }) => text === 'flank 2 left')
    sent ||= Boolean(order)
    return order || verbs.map((verb) => choices.find((one) => one.verb === verb)).find(Boolean) || choices[0]
  }
  await clerk.playOn(laid, (choices, state) => (state.scene.step === 'corps' ? undefined : next(choices, state)))
  const owner = await player()
  const other = await player()
  await owner.page.goto(laid.address(1))
  await other.page.goto(laid.address(2))
  await owner.page.getByText('Corps 2 is on a flank march (edge on its left).').waitFor()
  await owner.page.locator('.log', { hasText: 'goes round to the edge on its left' }).waitFor()
  await other.page.locator('.log', { hasText: 'A secret decision' }).waitFor()
  await clerk.playOn(laid, (choices, state) => (state.scene.step === 'enter' ? undefined : next(choices, state)), 900)

  const { page } = owner
  const table = new BattlePage(page)
  const ghosts = page.locator('.ghosts .base-1 .halo')
  const places = () => ghosts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })))
  await until('the corps at its edge', async () => (await ghosts.count()) === 4)
  assert.equal(await table.verdict(), 'good')
  // By its uppermost unit, not by its middle; the table keeps its place.
  const [first] = (await places()).sort((a, b) => a.y - b.y)
  const camp = await table.unit('HS1')
  const ud = await table.scale()
  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  for (let part = 1; part <= 8; ++part) await page.mouse.move(first.x, first.y - (6 * ud * part) / 8)
  await page.mouse.up()
  await page.locator('.dock.bad', { hasText: 'wholly on the table' }).waitFor()
  assert.equal(await ghosts.count(), 4, 'a refused place is drawn')
  assert.ok(Math.abs((await table.unit('HS1')).y - camp.y) < 1, 'the table was not shifted')
  for (let steps = 0; steps < 14; ++steps) await page.getByRole('button', { name: 'Down along the edge' }).click()
  await page.getByRole('button', { name: 'Narrower' }).click()
  await page.getByRole('button', { name: 'Narrower' }).click()
  await page.getByText('In 2 files').waitFor()
  assert.equal(await table.verdict(), 'good')
  assert.deepEqual(await findings(page), [])
  await table.confirm.click()
  await other.page.locator('.glass [data-unit=HC1]').waitFor()
  const { scene } = await clerk.watch(laid)
  assert.equal(new Set(scene.units.filter(({ id }) => id >= 4 && id < 8).map(({ x }) => x)).size, 2, 'two ranks')
})

test('a line that is charged evades together by one button (A22)', async ({ player, clerk }) => {
  const riders = { corps: corps({ type: 'heavy-cavalry', count: 4 }), block: [{ units: 'HC1+HC2+HC3+HC4', at: '10,11,0' }] }
  const slingers = { corps: corps({ type: 'light-infantry', count: 4, options: ['sling'] }), block: [{ units: 'li1+li2+li3+li4', at: '10,8,180' }] }
  const laid = await ordering(clerk, battle(riders, slingers))
  const { page } = await player({ speed: 'normal' })
  await page.goto(laid.address(2))
  await page.locator('.glass [data-unit=li1]').waitFor()
  await clerk.ask({ do: 'act', match: laid.match, seat: 1, action: 'charge HC1+HC2+HC3+HC4 > li2' })
  const asked = page.getByRole('group', { name: /charge li1, li2, li3, li4/ })
  await asked.waitFor()
  await until('the ways of all four', async () => (await page.locator('.ghosts .evade').count()) === 4)
  assert.deepEqual(await findings(page), [])
  await asked.getByRole('button', { name: 'All evade' }).click()
  // What the die does stands beside it while it rolls.
  await page.locator('.dice .meanings', { hasText: '5–6 1 UD more' }).waitFor()
  await page.locator('.dice .meanings .came').waitFor()
  await until('all are away', async () => {
    const { scene } = await clerk.watch(laid)
    return scene.step === 'orders' && scene.units.filter(({ marks }) => marks.includes('evaded')).length === 4
  })
})

test('who may evade two ways has three buttons, and none lies over a name (A22)', async ({ player, clerk }) => {
  const riders = { corps: corps({ type: 'heavy-cavalry', count: 4 }), block: [{ units: 'HC1+HC2+HC3+HC4', at: '10,10.5,15' }] }
  const slingers = { corps: corps({ type: 'light-infantry', count: 2, options: ['sling'] }), block: [{ units: 'li1+li2', at: '10.5,8,180' }] }
  const laid = await ordering(clerk, battle(riders, slingers))
  for (const wishes of [{ language: 'de' }, { viewport: phone, touch: true }]) {
    const { page } = await player(wishes)
    await page.goto(laid.address(2))
    await page.locator('.glass [data-unit=li1]').waitFor()
    if (wishes.language) await clerk.ask({ do: 'act', match: laid.match, seat: 1, action: 'charge HC1+HC2+HC3+HC4 > li2' })
    const lines = page.locator('.question .answers .line')
    await until('three answers each', async () => (await lines.count()) === 2 && (await lines.locator('.button').count()) === 6)
    const over = await lines.evaluateAll((all) =>
      all.flatMap((line) => {
        const name = line.querySelector('.name').getBoundingClientRect()
        return [...line.querySelectorAll('.button')].filter((button) => {
          const box = button.getBoundingClientRect()
          const beside = box.left >= name.right - 1 || box.top >= name.bottom - 1
          return !beside || box.right > innerWidth || name.width < 60
        }).map((button) => button.textContent)
      }),
    )
    assert.deepEqual(over, [])
  }
})

test('whether a commander fights: each side is asked, against whom; answered by key, one goes on from the field (A14)', async ({ player, clerk }) => {
  const led = (label, units, at) => ({ corps: corps({ type: 'heavy-swords', count: 2 }), block: [{ units, at }], commander: [{ corps: 1, with: label }] })
  const laid = await ordering(clerk, battle(led('HS1', 'HS1+HS2', '10,9,0'), led('hs2', 'hs1+hs2', '10,8,180')))
  await clerk.ask({ do: 'act', match: laid.match, seat: 1, action: 'charge HS1+HS2 > hs2' })
  await clerk.playOn(laid, (choices, { scene }) =>
    scene.step === 'commit' ? undefined : (choices.find(({ verb }) => ['end', 'end-phase', 'fight'].includes(verb)) ?? choices[0]))
  const first = await player()
  const second = await player({ language: 'de', viewport: phone, touch: true })
  await first.page.goto(laid.address(1))
  await second.page.goto(laid.address(2))
  const question = first.page.getByRole('group', { name: 'Shall the commander fight against hs2 Heavy swordsmen?' })
  await question.getByRole('button', { name: 'Commander takes part' }).focus()
  assert.deepEqual(await findings(first.page), [])
  await first.page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  await until('the field has the focus', () => first.page.evaluate(() => document.activeElement.getAttribute('aria-label') === 'Battlefield'))
  await second.page.getByRole('group', { name: 'Befehlshaber in den Nahkampf gegen HS1 Schwere Schwerter?' }).waitFor()
  assert.deepEqual(await findings(second.page), [])
})

test('elephants run amok: what each face does, where they run, and who is in the way (A31)', async ({ player, clerk }) => {
  const pikes = { corps: corps({ type: 'pikes', count: 4, quality: 'elite' }), block: [{ units: 'PK1+PK2+PK3+PK4', at: '10,9,0' }] }
  const beasts = {
    corps: corps({ type: 'elephants', count: 4, quality: 'mediocre' }),
    block: [{ units: 'el1+el2+el3+el4', at: '10,8,180', lost: 2 }],
  }
  const laid = await ordering(clerk, battle(pikes, beasts))
  await clerk.ask({ do: 'act', match: laid.match, seat: 1, action: 'charge PK1+PK2+PK3+PK4 > el2' })
  const { page } = await player({ speed: 'slow' })
  const table = await new BattlePage(page).openAt(laid.address())
  const dice = page.locator('.dice', { hasText: 'Elephants rampage' })
  await until('a rampage', async () => {
    if ((await dice.count()) > 0) return true
    const wants = await table.wants()
    if (wants === 'orders' || wants === 'cards') await table.end.first().click({ timeout: 500 }).catch(() => undefined)
    else if (wants === 'corps') await table.corps.first().click({ timeout: 500 }).catch(() => undefined)
    else if (wants === 'answer') await page.locator('.question .banner .button').last().click({ timeout: 500 }).catch(() => undefined)
    else if ((await page.locator('.dice').count()) > 0) await page.keyboard.press('x')
    return false
  }, { within: 60_000 })
  await dice.getByText('4–6 to the rear').waitFor()
  assert.equal(await page.locator('.things .way').count(), 4, 'four ways on the table')
  await page.locator('.dice .meanings .came').waitFor()
  assert.equal(await page.locator('.things .way.came').count(), 1)
  await dice.getByText(/(is|Nobody is) in the way/).first().waitFor()
})

test('on a phone dice lie below the table and hide nothing of it; a tap skips them', async ({ player, clerk }) => {
  const laid = await clerk.lay('first-battle', both, adlg)
  for (const viewport of [phone, { width: 844, height: 390 }]) {
    const { page } = await player({ viewport, touch: true, speed: 'slow' })
    const table = await new BattlePage(page).openAt(laid.address())
    if ((await table.wants()) === 'orders') await table.end.first().tap()
    await until('which corps', async () => (await table.wants()) === 'corps')
    await table.corps.first().tap()
    const dice = page.locator('.dice', { hasText: 'Command points' })
    await dice.locator('.lines', { hasText: 'CP' }).waitFor()
    const [card, field] = [await dice.boundingBox(), await table.field.boundingBox()]
    const apart = card.y >= field.y + field.height - 1 || card.x >= field.x + field.width - 1
    assert.ok(apart, 'beside the field')
    await page.touchscreen.tap(field.x + field.width / 2, field.y + field.height / 2)
    await dice.waitFor({ state: 'detached' })
    await until('orders', async () => (await table.wants()) === 'orders')
  }
})

test('on a phone the whole table in sight: handles leave the neighbours free, nothing is cut crosswise', async ({ player, clerk }) => {
  const laid = await clerk.lay('zama', both, adlg)
  await clerk.playOn(laid, (choices) => choices.find(({ do: text }) => text === 'activate 1'))
  const { page } = await player({ viewport: phone, touch: true, language: 'de' })
  const table = await new BattlePage(page).openAt(laid.address())
  for (const label of ['HS2', 'HS3', 'HS1', 'HS2']) {
    await table.tap(label)
    await page.locator('.dock .who b', { hasText: label }).waitFor()
    const { x, y } = await table.unit(label)
    const ud = await table.scale()
    const covered = await page.$$eval('.ghosts .grip', (all, { x, y, ud }) => all.filter((one) => {
      const box = one.getBoundingClientRect()
      return box.bottom > y - ud / 2 && box.top < y + ud / 2 && Math.abs(box.x + box.width / 2 - x) < 3 * ud
    }).length, { x, y, ud })
    assert.equal(covered, 0, `neighbours of ${label}`)
  }
  for (const viewport of [{ width: 844, height: 390 }, { width: 667, height: 375 }, { width: 568, height: 320 }]) {
    await page.setViewportSize(viewport)
    const facts = page.locator('.bar .facts')
    await facts.getByText('Bewegung').waitFor()
    const cut = await page.$$eval('.bar .line, .bar .title b', (all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2).map((one) => one.innerText))
    assert.deepEqual(cut, [], `${viewport.width}`)
    const tools = await page.$$eval('.tools.left button', (all) => all.map((one) => Math.round(one.getBoundingClientRect().top)).filter(Boolean))
    assert.equal(new Set(tools).size, tools.length, 'tools stand one below the other')
  }
})

test('a way that is drawn outlasts a broken connection, and is checked anew', async ({ player, clerk }) => {
  const laid = await clerk.lay('first-battle', both, adlg)
  await clerk.playOn(laid, (choices) => choices.find(({ do: text }) => text === 'activate 1'))
  const { page, cable, tolerated } = await player({ cable: true })
  tolerated.push(cutOff, /WebSocket/)
  const table = await new BattlePage(page).openAt(laid.address())
  await takeLine(table, 'HS2')
  await table.drag('HS2', { ahead: 2 })
  assert.equal(await table.verdict(), 'good')
  cable.pull()
  await page.getByText('No connection').waitFor()
  await page.locator('.dock li', { hasText: 'ahead 2 UD' }).waitFor()
  cable.plugIn()
  await page.getByText('No connection').waitFor({ state: 'detached', timeout: 20_000 })
  await page.locator('.dock li', { hasText: 'ahead 2 UD' }).waitFor()
  assert.equal(await table.verdict(), 'good')
  await table.do()
  await page.locator('.log', { hasText: 'moves 2 UD' }).or(page.locator('.log', { hasText: 'move 2 UD' })).first().waitFor()
})
