// Debian's Chromium without windows, which takes a quarter less time than the whole one, driven by playwright-core from the
// packages of web/.
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './server.mjs'

const require = createRequire(join(root, 'web/package.json'))
export const { chromium } = require('playwright-core')
export const axeSource = () => readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

export const executable = process.env.WALSTATT_CHROMIUM ?? '/usr/bin/chromium-headless-shell'

export function launch() {
  return chromium.launch({
    executablePath: executable,
    headless: true,
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
      '--disable-background-networking', '--disable-component-update', '--disable-sync',
    ],
  })
}

export const desktop = { width: 1280, height: 800 }
export const phone = { width: 360, height: 740 }

// What the browser itself writes when the network is cut; nothing that the page could prevent.
export const cutOff = /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_(RESET|REFUSED|CLOSED)|EMPTY_RESPONSE|NETWORK_CHANGED)/

/** One person with a browser of one's own. `problems` fills with whatever must never happen. */
export async function newPlayer(browser, base, wishes = {}) {
  const { name = '', language = 'en', theme = 'light', viewport = desktop, speed = 'off', touch = false, keep = true } = wishes
  const context = await browser.newContext({
    baseURL: base,
    viewport,
    locale: language,
    colorScheme: theme === 'auto' ? 'light' : theme,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'no-preference',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(10_000)
  context.setDefaultNavigationTimeout(15_000)
  if (keep) {
    await context.addInitScript((settings) => {
      if (!location.protocol.startsWith('http')) return
      localStorage.getItem('walstatt.settings') ?? localStorage.setItem('walstatt.settings', JSON.stringify(settings))
    }, { language, theme, speed, sound: false, name })
  }
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  const page = await context.newPage()
  const player = { context, page, problems: [], said: [], tolerated: [] }
  page.on('console', (message) => {
    const line = `${message.type()}: ${message.text()} (${message.location().url})`
    player.said.push(line)
    const fine = message.type() !== 'error' || player.tolerated.some((pattern) => pattern.test(line))
    if (!fine) player.problems.push(line)
  })
  page.on('pageerror', (error) => player.problems.push(`page error: ${error.stack ?? error}`))
  page.on('crash', () => player.problems.push('the page crashed'))
  return player
}
