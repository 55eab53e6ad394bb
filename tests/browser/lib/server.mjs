// The real server with the built page, on a free port of this machine, with a store of its own.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))
export const program = resolve(root, process.env.WALSTATT_PROGRAM ?? 'build/release/cli/walstatt')
export const web = resolve(root, process.env.WALSTATT_WEB ?? 'web/dist')

export function missing() {
  return [program, join(web, 'index.html')].filter((path) => !existsSync(path))
}

/** Starts the server and waits until it says where it listens. */
export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'walstatt-browser-'))
  const options = ['--port', '0', '--data', join(folder, 'matches.sqlite'), '--web', web]
  const child = spawn(program, ['serve', '--lang', 'en', '--log-level', 'warning', '--creates-per-minute', '0', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = new Promise((done) => child.once('exit', done))
  const url = await new Promise((ready, fail) => {
    const late = setTimeout(() => fail(new Error(`the server did not start:\n${said}`)), 15_000)
    const hear = (text) => {
      said += text
      const address = /ready: (http:\S+?)\/?\s/.exec(said)?.[1]
      if (!address) return
      clearTimeout(late)
      ready(address)
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    child.once('error', fail)
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}:\n${said}`)))
  }).catch((error) => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
    throw error
  })
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 8_000)
      await ended
      clearTimeout(late)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
