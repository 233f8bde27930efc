import { isDesktop } from '../../device/device.ts'
import { nextTask } from '../../device/nextTask.ts'
import { showColours } from '../../device/ownColours.ts'
import { type EarlyRoute, sendEarly } from './sendEarly.ts'
import type { SentReads } from './sentReads.ts'

// Stands in index.html itself (`scripts/vite/earlyReads.ts`): the calls with which a screen begins leave as soon as the
// page has arrived, and the page is painted in the operator's colours from the first frame.

/** The rows of the route table that name first reads, which the build writes here. */
declare const READING_ROUTES: readonly EarlyRoute[]

const path = location.pathname.replace(/(.)\/+$/, '$1')
const route = READING_ROUTES.find((row) => row.path === path)
if (route && !(route.desktop && isDesktop(window))) {
  const sent: SentReads = new Map()
  window.earlyReads = sent
  // In a new task: the files that the page names go first, because HTTP/1.1 has six connections.
  void nextTask().then(() => sendEarly(route, window, sent))
}

// Last: it fails if an operator has written something that is not JSON.
showColours(document, JSON.parse(document.getElementById('colours')?.textContent || '{}'))
