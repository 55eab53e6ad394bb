// Frames per second while a board of 60×40 fields with 150 figures is dragged to and fro. Run by hand:
//   node tests/browser/bench-pan.mjs [SECONDS]
// The server has no map of that size, so the answer to `watch` is enlarged on its way to the page.
import { launch, newPlayer } from './lib/browser.mjs'
import { both, openClerk } from './lib/clerk.mjs'
import { missing, startServer } from './lib/server.mjs'
import { Table } from './lib/table.mjs'

const seconds = Number(process.argv[2] ?? 5)
const width = 60
const height = 40
const figures = 150

const column = (x) => (x < 26 ? String.fromCharCode(97 + x) : String.fromCharCode(96 + Math.floor(x / 26), 97 + (x % 26)))

/** The same terrain laid side by side until it fills the board, and figures of all types spread over it. */
function enlarge(table) {
  const { stage, scene } = table
  const ground = stage.storeys.find(({ number }) => number === 0)
  const rows = Array.from({ length: height }, (_, y) => {
    const row = ground.rows[y % ground.rows.length]
    return row.repeat(Math.ceil(width / row.length)).slice(0, width)
  })
  stage.map = { ...stage.map, width, height }
  stage.storeys = [{ ...ground, rows }]
  const model = (side) => stage.figures.filter((figure) => figure.side === side)
  const made = Array.from({ length: figures }, (_, id) => {
    const side = 1 + (id % 2)
    const like = model(side)[Math.floor(id / 2) % model(side).length]
    return { ...like, id, label: `${like.label.replace(/\d/g, '')}${id}` }
  })
  scene.figures = made.map((_, id) => {
    const field = Math.floor((id + 0.5) * ((width * height) / figures))
    return { standing: 'board', at: `${column(field % width)}${1 + Math.floor(field / width)}`, lives: 1, spent: 0, marks: [] }
  })
  stage.figures = made
}

async function drag(page, table) {
  const box = await table.board.boundingBox()
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.evaluate(() => {
    window.frames_ = []
    const count = (at) => {
      window.frames_.push(at)
      window.counting = requestAnimationFrame(count)
    }
    window.counting = requestAnimationFrame(count)
  })
  const end = Date.now() + seconds * 1000
  for (let step = 0; Date.now() < end; ++step) {
    const turn = step / 12
    await page.mouse.move(middle.x + 200 * Math.sin(turn), middle.y + 120 * Math.cos(turn * 0.7))
  }
  await page.mouse.up()
  return page.evaluate(() => {
    cancelAnimationFrame(window.counting)
    return window.frames_
  })
}

function tell(name, frames) {
  const gaps = frames.slice(1).map((at, index) => at - frames[index]).sort((a, b) => a - b)
  const rate = (1000 * gaps.length) / (frames.at(-1) - frames[0])
  const late = gaps[Math.floor(gaps.length * 0.95)]
  console.log(`${name}: ${rate.toFixed(1)} frames/s, 95 % of the frames within ${late.toFixed(1)} ms, the longest ${gaps.at(-1).toFixed(1)} ms`)
}

if (missing().length > 0) {
  console.error(`not built: ${missing().join(', ')}`)
  process.exit(2)
}
const server = await startServer()
const browser = await launch()
try {
  const clerk = await openClerk(browser, server.url)
  const { match } = await clerk.lay('battle-150', both)
  const { page, problems } = await newPlayer(browser, server.url)
  await page.routeWebSocket('**/api/socket', (socket) => {
    const wire = socket.connectToServer()
    wire.onMessage((text) => {
      const message = JSON.parse(text)
      if (message.ok?.stage) enlarge(message.ok)
      socket.send(JSON.stringify(message))
    })
  })
  const table = await new Table(page).openAt(`/table/${match}`)
  await page.locator('.piece').nth(figures - 1).waitFor({ state: 'attached' })
  console.log(`${width}×${height} fields, ${await page.locator('.piece[data-figure]').count()} figures, ${seconds} s each`)
  await page.waitForTimeout(1000) // the first drawing is not panning
  tell('whole board in sight', await drag(page, table))
  for (let times = 0; times < 4; ++times) await table.button('Zoom in').click()
  tell('zoomed in', await drag(page, table))
  if (problems.length > 0) throw new Error(problems.join('\n'))
} finally {
  await browser.close()
  await server.stop()
}
