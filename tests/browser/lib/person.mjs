// A person who plays a whole game by what the page offers: attack if one can, else walk on, then end the turn.
import { until } from './table.mjs'

/** How far along the board a place lies, to walk towards an edge. */
const row = (place) => Number(/\d+/.exec(place)[0])

/** Plays at `table` until the game is over. `down`: walk towards higher row numbers. */
export async function playToEnd(table, { down = true, perTurn = 2, within = 80_000 } = {}) {
  const end = Date.now() + within
  let done = 0
  let decisions = 0
  for (;;) {
    if (Date.now() > end) throw new Error(`the game did not end within ${within} ms (${decisions} decisions)`)
    const wants = await table.turn(30_000)
    if (wants === 'over') return decisions
    ++decisions
    if (wants === 'strike') await strike(table)
    else if (wants === 'deploy') await deploy(table)
    else if (done < perTurn && (await actOnce(table, down))) ++done
    else {
      done = 0
      await table.pass()
    }
  }
}

async function strike(table) {
  const before = await table.step()
  await table.strike.getByRole('listitem').getByRole('button').first().click()
  await until('the strike', async () => (await table.step()) > before)
}

async function deploy(table) {
  const rest = table.button('Deploy the rest for me')
  if (await rest.isVisible()) {
    await rest.click()
    await until('the deployment', async () => (await table.page.locator('.tray').count()) === 0 || (await table.wants()) === 'play')
    return
  }
  await table.enter()
}

async function actOnce(table, down) {
  const able = await table.able()
  if (able.length === 0) return table.enter()
  const figure = able[Math.floor(Math.random() * able.length)]
  await table.select(figure)
  const targets = await table.targets()
  if (targets.length > 0) await table.choose(targets[0])
  else {
    const marks = (await table.marks()).sort((a, b) => (down ? row(b) - row(a) : row(a) - row(b)))
    await (marks[0] ? table.choose(marks[0]) : table.chooseFromList())
  }
  return true
}
