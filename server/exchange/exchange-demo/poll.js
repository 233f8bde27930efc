// Asks for the score of the match in the page's address, once a second while the page is visible.

import { language, text } from './texts.js'

const EVERY = 1_000
const TIME_LIMIT = 5_000

/**
 * Calls `show` with each score, and with `undefined` when three calls in a row have failed.
 */
export async function pollScore(show) {
  const event = new URLSearchParams(location.search).get('event') ?? ''
  let failures = 0
  for (;;) {
    await visible()
    try {
      const response = await fetch(`/exchange-demo/calls/score/${encodeURIComponent(event)}`, {
        headers: { 'accept-language': language },
        signal: AbortSignal.timeout(TIME_LIMIT),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      show(await response.json())
      failures = 0
    } catch {
      failures += 1
      if (failures === 3) show(undefined)
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY))
  }
}

/** Resolves when the page is visible. */
function visible() {
  if (document.visibilityState === 'visible') return Promise.resolve()
  return new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
}

/** The start of a match: `Starts 22 Nov, 18:00`. */
export function startText(start) {
  const time = new Date(start).toLocaleString(text.locale, {
    timeZone: 'Asia/Dhaka',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return text.starts(time)
}
