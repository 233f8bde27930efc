import type { ScreenName } from '#machines/common/routing/routes.ts'
import type { Screen } from './screen.ts'

/** The screen modules by file, `<screen>.screen.ts`. Each is fetched when its screen is first shown. */
const modules = import.meta.glob<{ default: Screen }>('../../screens/*/*/*.screen.ts')

const loaded = new Map<ScreenName, Screen>()

/**
 * Fetches the code of a screen once and returns it. Rejects if the fetch fails; the next call tries again. A
 * test checks that each name has a module.
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

/** Returns a screen, or undefined if it has not been fetched yet. */
export function loadedScreen(name: ScreenName): Screen | undefined {
  return loaded.get(name)
}
