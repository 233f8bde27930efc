import type { Rolldown } from 'vite'
import { ROOT } from '../lib/root.mjs'

/** The entry of every page. */
const FIRST = /\/index\.html$/

/** Returns the entries and dynamically imported modules that import a module, directly or indirectly. */
function rootsOf(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): readonly string[] {
  const module = context.getModuleInfo(id)
  if (!module || seen.has(id)) return []
  seen.add(id)
  const further = module.importers.flatMap((importer) => rootsOf(importer, context, seen))
  return module.isEntry || module.dynamicImporters.length > 0 ? [id, ...further] : further
}

/** The area of a screen, from its path. */
const AREA = /\/src\/screens\/(\w+)\//

/** Screens that are shown only on desktops. */
const DESKTOP = /\/src\/screens\/(desktop|access\/register)\//

/** Screens that must be ready soon, by the area's file. All others may load a little more than they need. */
const SOON = {
  access: /\/src\/screens\/access\//,
  home: /\/home\.screen\.ts$/,
  games: /\/games\.screen\.ts$/,
  money: /\/src\/screens\/money\//,
  exchange: /\/src\/screens\/exchange\/(?!exchangeAccount)/,
}

/** The name of an entry, from its path: `signup` of `signup.screen.ts`. */
const NAME = /([^/.]+)(\.screen)?\.tsx?$/

/** The area of a module, from its path in the project. */
const OWN_AREA = /^\/(?:machines|packages|src\/(?:screens|ports|i18n\/\w+))\/(\w+)\//

/**
 * Returns the name of the file for a module that screens of several areas use. Each file costs a round trip where the
 * host speaks HTTP/1.1, so there are few.
 */
function sharedNameOf(id: string, roots: readonly string[]): string {
  const kinds = Object.entries(SOON).flatMap(([kind, screens]) =>
    roots.some((root) => screens.test(root)) ? kind : [],
  )
  if (kinds.length === 0) return `late-${OWN_AREA.exec(id.replace(ROOT, ''))?.[1] ?? 'views'}`
  const [kind = '', ...others] = kinds
  if (others.length === 0) return kind
  return kinds.join() === 'home,games' ? 'games' : 'site'
}

/**
 * Returns `site` for modules of the first load, the area for those of several screens of one area, a name of
 * `sharedNameOf` for those of several areas, and null for all others. Desktop screens do not affect what the others load:
 * modules they share with several screens stay where they would be without them, and those they share with
 * one get a chunk such as `signup-desktop`.
 */
function nameOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const roots = rootsOf(id, context)
  if (roots.some((root) => FIRST.test(root))) return 'site'
  if (roots.length < 2) return SOON.home.test(roots[0] ?? '') ? 'home' : null
  const [first, ...others] = roots.filter((root) => !DESKTOP.test(root))
  if (first === undefined) return 'desktop'
  if (others.length === 0) return SOON.home.test(first) ? 'home' : `${NAME.exec(first)?.[1]}-desktop`
  const [area, ...otherAreas] = new Set([first, ...others].map((root) => AREA.exec(root)?.[1]))
  return area !== undefined && otherAreas.length === 0 ? area : sharedNameOf(id, roots)
}

/**
 * Code splitting of the site. By default the bundler writes a file for each combination of screens that share modules,
 * about forty on the first screen, which compress badly.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // The early script and its imports, without their dependencies, so that it does not wait for the site's chunk.
    {
      name: 'early',
      test: /\/src\/preload\.ts$|\/src\/app\/loading\/screens\.ts$|\/src\/environment\/device\/device\.ts$|\/machines\/common\/routing\/routes\.ts$|vite\/preload-helper/,
      priority: 1,
      includeDependenciesRecursively: false,
    },
    // SHA-256 and its only user: what several areas share is also loaded by screens that move no money.
    {
      name: 'idempotency',
      test: /\/src\/environment\/http\/idempotency\.ts$|\/node_modules\/@noble\/hashes\//,
      priority: 1,
      includeDependenciesRecursively: false,
    },
    { name: nameOf, debugName: 'site, areas and what they share', includeDependenciesRecursively: false },
  ],
}
