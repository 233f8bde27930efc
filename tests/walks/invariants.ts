import { SESSION_KEYS } from '../../src/environment/storage/storage.ts'
import type { Observation } from './inPage.ts'
import type { Traffic } from './traffic.ts'

export interface Broken {
  readonly invariant: string
  readonly message: string
}

/** What no screen ever says, whatever the server responds. */
const SLIPS = /.{0,30}(undefined|\bnull\b|NaN|Infinity|Invalid Date|\[object \w+\]).{0,30}/

const CRASH = /Unexpected Application Error/

/** Chromium's own message for a request that was refused or lost. */
const REQUEST_FAILED = /^Failed to load resource/

/** A demo game or page of the sandbox in a frame, which is not part of the site's code. */
const FRAMED = /Framing '|Blocked script execution|Blocked form submission/

export function isExpectedError(text: string): boolean {
  return REQUEST_FAILED.test(text) || FRAMED.test(text)
}

const STORED = new Set<string>(SESSION_KEYS)

/** Returns what is wrong with a screen at any time, even while responses are outstanding. */
export function brokenAlways({ text, stored, addresses }: Observation, traffic: Traffic): Broken[] {
  const broken: Broken[] = []
  const slip = SLIPS.exec(text)
  if (slip) broken.push({ invariant: 'no raw values', message: slip[0] })
  if (CRASH.test(text)) broken.push({ invariant: 'no crash', message: text.slice(0, 200) })
  for (const [key, value] of Object.entries(stored)) {
    if (!STORED.has(key) && !key.startsWith('app.'))
      broken.push({ invariant: 'known keys on the device', message: `${key} is stored.` })
    if (key !== 'token' && traffic.holdsToken(value))
      broken.push({ invariant: 'the token only where it belongs', message: `${key} holds the token.` })
  }
  if (traffic.holdsToken(text))
    broken.push({ invariant: 'the token only where it belongs', message: 'The screen shows the token.' })
  const address = addresses.find((each) => traffic.holdsToken(each))
  if (address) broken.push({ invariant: 'the token only where it belongs', message: `In ${address}` })
  return [...broken, ...traffic.violations]
}

/** Returns what is wrong with a screen only if it persists: the screen may be about to change. */
export function brokenInTime({ text, headings, hasControls, address }: Observation): Broken[] {
  const broken: Broken[] = []
  if (text.trim() === '') broken.push({ invariant: 'no blank screen', message: `${address} shows nothing.` })
  else if (headings !== 1)
    broken.push({ invariant: 'one heading', message: `${address} has ${headings}: ${text.slice(0, 200)}` })
  if (!hasControls)
    broken.push({ invariant: 'a way on', message: `${address} has no control: ${text.slice(0, 200)}` })
  return broken
}
