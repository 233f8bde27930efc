import { routeOf } from '../machines/common/routing/routes.ts'
import { fetchScreen } from './app/loading/screens.ts'
import { isDesktop } from './environment/device/device.ts'

// Fetches the first screen in parallel with the site's own code. The router reports a failure.
const route = routeOf(window.location.pathname)
const screen = (isDesktop(window) ? route?.desktop : undefined) ?? route?.screen
if (screen) fetchScreen(screen).catch(() => undefined)
