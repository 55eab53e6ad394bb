import { phone } from './lib/browser.mjs'
import { lookEverywhere } from './lib/looks.mjs'

lookEverywhere('phone', phone)
