import { routeOf } from '../machines/app/router/routes.ts'
import { fetchScreen } from './app/screens.ts'

// Fetches the first screen's code beside the site's own instead of after it; the router says if it fails.
const screen = routeOf(window.location.pathname)?.screen
if (screen) fetchScreen(screen).catch(() => undefined)
