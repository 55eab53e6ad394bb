// Speaks the protocol beside the page: lays tables and plays them on to where a test wants to begin.
import assert from 'node:assert/strict'

/** Runs in a page of the server's own origin, so that the server lets it in. */
function openWire() {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/socket')
  const waiting = new Map()
  let last = 0
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    waiting.get(message.re)?.(message)
    waiting.delete(message.re)
  }
  window.ask = (request) =>
    new Promise((answer) => {
      waiting.set(++last, answer)
      socket.send(JSON.stringify({ ...request, id: last }))
    })
  return new Promise((done, fail) => {
    socket.onopen = done
    socket.onerror = fail
  }).then(() => window.ask({ do: 'hello', protocol: 1, language: 'none' })).then(() => undefined)
}

export async function openClerk(browser, base) {
  const context = await browser.newContext({ baseURL: base })
  const page = await context.newPage()
  await page.goto('/healthz')
  await page.evaluate(openWire)
  return new Clerk(page)
}

const here = { who: 'here' }
const computer = { who: 'computer', player: 'greedy' }
export const both = [here, here]
export const againstComputer = [here, computer]
export const onlyComputers = [computer, computer]

class Clerk {
  constructor(page) {
    this.page = page
  }

  async ask(request) {
    const reply = await this.page.evaluate((what) => window.ask(what), request)
    assert.ok(reply.ok, `${JSON.stringify(request)} → ${JSON.stringify(reply.no)}`)
    return reply.ok
  }

  /** Lays a table; gives its id, the tokens by seat, and the address for whoever shall hold these seats. */
  async lay(setup, seats, { game = 'mfm', listed = false, clock = { kind: 'none' } } = {}) {
    const named = seats.map((seat, index) => (seat.who === 'here' ? { name: `Guest ${index + 1}`, word: `word ${index}`, ...seat } : seat))
    const made = await this.ask({ do: 'create', game, setup, seats: named, clock, listed })
    const tokens = made.seats.map((seat) => seat.token)
    const address = (...held) => `/table/${made.match}#${(held.length ? held : tokens.map((_, i) => i + 1)).map((seat) => tokens[seat - 1]).filter(Boolean).join(',')}`
    return { match: made.match, tokens, address }
  }

  watch({ match, tokens = [] }) {
    return this.ask({ do: 'watch', match, tokens: tokens.filter(Boolean) })
  }

  /** Puts figures where a test wants them: changes that all seats, held here, agree on. */
  async agree(table, ...changes) {
    await this.watch(table)
    for (const amend of changes) await this.ask({ do: 'offer', match: table.match, kind: 'override', seat: 1, amend })
  }

  /** A whole match of two computer players. */
  async finished(setup = 'geheimdokument', more = {}) {
    const table = await this.lay(setup, onlyComputers, { listed: true, ...more })
    for (let tries = 0; tries < 300; ++tries) {
      const { status, n } = await this.watch(table)
      if (status === 'finished') return { ...table, steps: n }
      await new Promise((done) => setTimeout(done, 100))
    }
    throw new Error('the computers did not come to an end')
  }

  /** A battle with all figures on the board and somebody to move: gives the table and the seat to move. */
  async battle(setup = 'battle-50', seats = both) {
    const table = await this.lay(setup, seats)
    const state = await this.playOn(table, (choices) => choices.find(({ kind }) => kind === 'deploy'))
    return { ...table, first: state.turn.seats[0] }
  }

  /** Plays on until the next decision can be an attack of one of the kinds. */
  async untilAttack(table, kinds = ['nah', 'fern', 'weit']) {
    const walking = ['move', 'enter', 'carry', 'enterCarry']
    return this.playOn(table, (choices) => {
      if (choices.some(({ kind }) => kinds.includes(kind))) return undefined
      const walks = choices.filter(({ kind }) => walking.includes(kind))
      const some = walks[Math.floor(Math.random() * walks.length)]
      return some ?? choices.find(({ kind }) => kind === 'pass' || kind === 'decline') ?? choices.at(-1)
    })
  }

  /** A battle that is given up soon after the first dice. */
  async shortBattle() {
    const table = await this.battle()
    const state = await this.untilAttack(table)
    const seat = state.turn.seats[0]
    const { choices } = await this.ask({ do: 'choices', match: table.match, seat })
    const attack = choices.find(({ kind }) => ['nah', 'fern', 'weit'].includes(kind))
    await this.ask({ do: 'act', match: table.match, seat, action: attack.do })
    await this.ask({ do: 'resign', match: table.match, seat })
    return table
  }

  /** Plays for all held seats by `pick(choices, state)` until it gives nothing. */
  async playOn(table, pick, most = 400) {
    for (let step = 0; step < most; ++step) {
      const state = await this.watch(table)
      const seat = state.turn.waiting === 'decision' ? state.turn.seats.find((one) => table.tokens[one - 1]) : undefined
      if (state.status === 'finished') return state
      if (seat === undefined) {
        await new Promise((done) => setTimeout(done, 30))
        continue
      }
      const { choices } = await this.ask({ do: 'choices', match: table.match, seat })
      const wanted = pick(choices, state)
      if (!wanted) return state
      await this.ask({ do: 'act', match: table.match, seat, action: wanted.do })
    }
    throw new Error(`not reached within ${most} decisions`)
  }
}
