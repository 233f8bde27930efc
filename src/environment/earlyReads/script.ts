import { isDesktop } from '../device.ts'
import { type EarlyRoute, sendEarly } from './sendEarly.ts'

// Stands in index.html itself (`scripts/vite/earlyReads.ts`): the calls with which a screen begins leave as soon as the
// page has arrived.

/** The rows of the route table that name first reads, which the build writes here. */
declare const READING_ROUTES: readonly EarlyRoute[]

const path = location.pathname.replace(/(.)\/+$/, '$1')
const route = READING_ROUTES.find((row) => row.path === path)
if (route && !(route.desktop && isDesktop(window))) window.earlyReads = sendEarly(route, window)
