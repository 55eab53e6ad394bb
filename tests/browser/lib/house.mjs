// One server and one browser for all tests of a file; every test gets fresh players, and leaves pictures when it fails.
import { after, before, test } from 'node:test'
import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch, newPlayer } from './browser.mjs'
import { layCable } from './cable.mjs'
import { openClerk } from './clerk.mjs'
import { root, startServer } from './server.mjs'

const failures = join(root, 'build/browser-failures')
const patience = 90_000

async function leaveTraces(name, players, error) {
  mkdirSync(failures, { recursive: true })
  const stem = name.replace(/[^\w]+/g, '-').slice(0, 80)
  for (const [index, { page, said, problems }] of players.entries()) {
    const path = join(failures, `${stem}-${index + 1}`)
    await page.screenshot({ path: `${path}.png`, timeout: 5_000 }).catch(() => undefined)
    const parts = [page.url(), String(error?.stack ?? error), '', 'problems:', ...problems, '', 'console:', ...said]
    writeFileSync(`${path}.txt`, parts.join('\n') + '\n')
  }
}

/** Opens the house for a file of tests. The result's `test` is node's, with `player(wishes)` and a `clerk` handed to the body. */
export function house() {
  const own = { server: undefined, browser: undefined, clerk: undefined }
  before(async () => {
    own.server = await startServer()
    own.browser = await launch()
    own.clerk = await openClerk(own.browser, own.server.url)
  }, { timeout: 40_000 })
  after(async () => {
    await own.browser?.close()
    await own.server?.stop()
  }, { timeout: 20_000 })

  async function attempt(name, body, t) {
    const players = []
    const player = async (wishes) => {
      const cable = wishes?.cable ? await layCable(own.server.url) : undefined
      const one = await newPlayer(own.browser, cable?.url ?? own.server.url, wishes)
      players.push(Object.assign(one, { cable }))
      return one
    }
    try {
      await body({ t, player, clerk: own.clerk, url: own.server.url })
      for (const { problems } of players) assert.deepEqual(problems, [], 'the console must stay clean')
    } catch (error) {
      await leaveTraces(name, players, error)
      throw error
    } finally {
      await Promise.all(players.map(({ context }) => context.close().catch(() => undefined)))
      players.forEach(({ cable }) => cable?.remove())
    }
  }

  // Games are random and machines get busy: a test that fails is tried once more, and says so. What is broken fails twice.
  own.test = (name, body, { timeout = patience } = {}) =>
    test(name, { timeout: 2 * timeout }, async (t) => {
      try {
        await attempt(name, body, t)
      } catch (error) {
        t.diagnostic(`FAILED ONCE, tried again: ${error?.stack ?? error}`)
        await attempt(name, body, t)
      }
    })
  return own
}
