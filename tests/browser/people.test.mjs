// Several people at one table, each in a browser of one's own.
import assert from 'node:assert/strict'
import { cutOff } from './lib/browser.mjs'
import { house } from './lib/house.mjs'
import { Table, until } from './lib/table.mjs'

const { test } = house()

/** Both see the same figures on the same fields, and the same last step. */
async function sameTable(one, other) {
  await until('both see the same table', async () => {
    if ((await one.step()) !== (await other.step())) return false
    return JSON.stringify(await one.position()) === JSON.stringify(await other.position())
  })
}

/** A battle with both sides in browsers of their own; `own` is to move, `other` is not. */
async function twoAtTheTable(player, clerk) {
  const table = await clerk.battle()
  const pages = [await player({ name: 'Anna' }), await player({ name: 'Bert' })]
  const tables = []
  for (const [index, { page }] of pages.entries()) tables.push(await new Table(page).openAt(table.address(index + 1)))
  const [own, other] = table.first === 1 ? tables : tables.reverse()
  assert.equal(await own.turn(), 'play')
  return { table, own, other, side: table.first === 1 ? 'Romans' : 'Celts', otherSide: table.first === 1 ? 'Celts' : 'Romans' }
}

const tab = (page, name) => page.getByRole('tab', { name, exact: true }).click()

test('two browsers by invitation link: one reloads, one loses the network, both see the same table', async ({ player }) => {
  const anna = await player({ name: 'Anna', cable: true })
  const bert = await player({ cable: true })
  await anna.page.goto('/')
  const form = anna.page.getByRole('region', { name: 'New match' })
  await form.getByRole('radio', { name: /With a friend by link/ }).check()
  await form.getByRole('button', { name: 'Lay the table and invite' }).click()
  const link = await anna.page.getByRole('textbox', { name: 'Invitation for Celts' }).inputValue()

  await bert.page.goto(link.replace(anna.cable.url, bert.cable.url))
  await bert.page.getByLabel('Your name').fill('Bert')
  await bert.page.getByRole('button', { name: 'Sit down' }).click()
  const romans = new Table(anna.page)
  const celts = new Table(bert.page)
  await romans.board.waitFor()
  await celts.board.waitFor()
  assert.ok(!bert.page.url().includes('#'), 'the secret has left the address bar')
  await sameTable(romans, celts)

  let [own, other] = await untilPlay(romans, celts)
  await own.walk()
  await sameTable(own, other)

  await other.page.reload()
  await other.board.waitFor()
  await sameTable(own, other)
  await own.pass()
  ;[own, other] = await untilPlay(other, own)
  await own.walk()
  await sameTable(own, other)

  const cut = other === romans ? anna : bert
  cut.tolerated.push(cutOff)
  cut.cable.pull()
  await cut.context.setOffline(true)
  const before = await other.step()
  await own.pass()
  await cut.page.getByText('No connection').waitFor()
  assert.equal(await other.step(), before, 'without network nothing arrives')
  cut.cable.plugIn()
  await cut.context.setOffline(false)
  await sameTable(own, other)
  ;[own, other] = await untilPlay(other, own)
  await own.walk()
  await sameTable(own, other)
})

/** Brings on whoever must come on, until one of the two may move; that one comes first. */
async function untilPlay(one, other) {
  for (let tries = 0; tries < 60; ++tries) {
    for (const [own, next] of [[one, other], [other, one]]) {
      const wants = await own.wants()
      if (wants === 'play') return [own, next]
      if (wants === 'deploy') await own.enter()
    }
    await one.page.waitForTimeout(100)
  }
  throw new Error('nobody may move')
}

test('a spectator sees the steps at once and has no controls', async ({ player, clerk }) => {
  const { table, own } = await twoAtTheTable(player, clerk)
  const guest = await player()
  const seen = await new Table(guest.page).openAt(`/table/${table.match}`)
  await sameTable(own, seen)
  assert.ok(await own.walk())
  await sameTable(own, seen)
  assert.equal((await seen.able()).length, 0)
  for (const name of ['End turn', 'Undo']) assert.equal(await seen.button(name).count(), 0)
  await tab(guest.page, 'Table')
  await guest.page.getByText('You are watching').waitFor()
  for (const name of ['Offer a draw', 'Resign']) assert.equal(await seen.button(name).count(), 0)
  // A click on a figure shows its card, but no field lights up.
  await seen.click(await seen.placeOf(0))
  await guest.page.getByText(/^Movement/).first().waitFor()
  assert.deepEqual(await seen.marks(), [])
})

test('a move is taken back', async ({ player, clerk }) => {
  const { own, other } = await twoAtTheTable(player, clerk)
  const before = await own.position()
  assert.ok(await own.walk())
  assert.notDeepEqual(await own.position(), before)
  await own.undo.click()
  await until('the figure is back', async () => JSON.stringify(await own.position()) === JSON.stringify(before))
  await sameTable(own, other)
  assert.ok(await own.walk())
})

test('after dice a move is taken back by agreement only', async ({ player, clerk }) => {
  const table = await clerk.battle()
  const state = await clerk.untilAttack(table)
  assert.equal(state.status, 'running')
  const [own, other] = await Promise.all([state.turn.seats[0], 3 - state.turn.seats[0]].map(async (seat) =>
    new Table((await player()).page).openAt(table.address(seat))))
  await own.turn()
  const before = await own.step()
  await attackOnce(own)
  await until('the dice have fallen', async () => (await own.wants()) !== '' || (await other.wants()) !== '')
  assert.ok(await own.undo.isDisabled(), 'dice cannot be taken back alone')
  const after = await own.step()
  assert.ok(after > before + 1, 'dice were thrown')
  await tab(own.page, 'Table')
  await own.button('Ask for an undo').click()
  await tab(other.page, 'Table')
  await other.button('Accept').click()
  for (const one of [own, other]) {
    await tab(one.page, 'Log')
    await until('the undo is told', async () => (await one.step()) > after)
    assert.ok((await one.page.locator('.log li.back').count()) > 0, 'what was taken back is struck out')
  }
  await sameTable(own, other)
  assert.equal(await own.turn(), 'play')
})

async function attackOnce(table) {
  for (const figure of await table.able()) {
    await table.select(figure)
    const [target] = await table.targets()
    if (target) return table.choose(target)
    await table.page.keyboard.press('Escape')
    await until('the figure is put down', async () => (await table.able()).length > 0)
  }
  throw new Error('nobody can attack')
}

test('a draw is offered, lapses as the play goes on, is offered again, declined, and in the end accepted', async ({ player, clerk }) => {
  const { own, other } = await twoAtTheTable(player, clerk)
  await tab(own.page, 'Table')
  await own.button('Offer a draw').click()
  await other.button('Accept').waitFor()
  await tab(own.page, 'Log')
  await own.walk()
  for (const { page } of [own, other]) {
    await page.getByText(/^Lapsed without an answer, as the play went on: .* offers a draw\.$/).waitFor()
    await tab(page, 'Table')
  }
  assert.equal(await other.button('Accept').count(), 0)
  await own.button('Offer a draw').click()
  await other.button('Decline').click()
  await own.page.getByText(/^Declined:/).waitFor()
  await own.button('Offer a draw').click()
  await other.button('Accept').click()
  for (const table of [own, other]) {
    await table.over.waitFor()
    assert.equal(await table.over.innerText(), 'A draw')
  }
})

test('one resigns, the other has won', async ({ player, clerk }) => {
  const { own, other, side, otherSide } = await twoAtTheTable(player, clerk)
  await tab(own.page, 'Table')
  await own.button('Resign').click()
  await own.page.getByRole('dialog').getByRole('button', { name: new RegExp(side) }).click()
  for (const table of [own, other]) {
    await table.over.waitFor()
    assert.equal(await table.over.innerText(), `Won by: ${otherSide}`)
    await table.page.locator('.over').getByText(`Resigned: ${side}.`, { exact: true }).waitFor()
  }
})

test('what is said is heard at the whole table', async ({ player, clerk }) => {
  const { own, other } = await twoAtTheTable(player, clerk)
  for (const { page } of [own, other]) await tab(page, 'Chat')
  await own.page.getByLabel('Say something').fill('Salve, <b>you</b>!')
  await own.page.keyboard.press('Enter')
  const heard = other.page.getByRole('log', { name: 'Chat' })
  await heard.getByText('Salve, <b>you</b>!').waitFor()
  assert.match(await heard.innerText(), /^Guest \d:/m)
})

test('what is impossible is refused with its reason and its rule', async ({ player, clerk }) => {
  const { own } = await twoAtTheTable(player, clerk)
  const [figure] = await own.able()
  await own.select(figure)
  const [, column, row] = /^([a-z]+)(\d+)/.exec(await own.placeOf(figure))
  // The other end of the same column, surely beyond one move.
  const far = `${column}${Number(row) > 8 ? 1 : 16}`
  assert.ok(!(await own.marks()).includes(far))
  await own.click(far)
  await own.toast.waitFor()
  assert.ok((await own.toast.innerText()).length > 15, 'a sentence')
  const rule = own.toast.getByRole('button', { name: /^Read rule / })
  const number = await rule.innerText()
  await rule.click()
  const dialog = own.page.getByRole('dialog')
  await dialog.getByRole('heading', { name: new RegExp(`^${number.replace('.', '\\.')}\\b`) }).waitFor()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
})
