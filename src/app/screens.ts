import type { ScreenName } from '../../machines/app/router/routes.ts'
import type { Screen } from './screen.ts'

/** By file, `<screen>.screen.ts`: the module of a screen, fetched when the screen is first shown. */
const modules = import.meta.glob<{ default: Screen }>('../screens/*/*/*.screen.ts')

const loaded = new Map<ScreenName, Screen>()

/**
 * Fetches the code of a screen once and returns it. Rejects if the fetch fails; the next call tries again. That each
 * name has a module is tested.
 */
export async function fetchScreen(name: ScreenName): Promise<Screen> {
  const known = loaded.get(name)
  if (known) return known
  const [, fetchModule] = Object.entries(modules).find(([file]) => file.endsWith(`/${name}.screen.ts`)) ?? []
  if (!fetchModule) throw new Error(`No screen is called ${name}.`)
  const screen = (await fetchModule()).default
  loaded.set(name, screen)
  return screen
}

/** Returns a screen that has been fetched, undefined before that. */
export function loadedScreen(name: ScreenName): Screen | undefined {
  return loaded.get(name)
}
