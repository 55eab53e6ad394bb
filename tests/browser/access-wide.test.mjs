import { desktop } from './lib/browser.mjs'
import { lookEverywhere } from './lib/looks.mjs'

lookEverywhere('wide screen', desktop)
