import type { Rolldown } from 'vite'

/** Where every page starts, and the screen that nearly everyone comes by: allSettledThen they compress best. */
const FIRST = /\/index\.html$|\/src\/screens\/home\/home\/home\.screen\.ts$/

/** What a module is fetched with: of those that import it, however far along, the entries and those fetched on demand. */
function rootsOf(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): readonly string[] {
  const module = context.getModuleInfo(id)
  if (!module || seen.has(id)) return []
  seen.add(id)
  const further = module.importers.flatMap((importer) => rootsOf(importer, context, seen))
  return module.isEntry || module.dynamicImporters.length > 0 ? [id, ...further] : further
}

/** One file for what comes first, one for what other screens share; the rest is fetched with its screen. */
function nameOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const roots = rootsOf(id, context)
  if (roots.some((root) => FIRST.test(root))) return 'site'
  return roots.length > 1 ? 'shared' : null
}

/**
 * How the site's scripts are cut. Left to itself the bundler makes a file of everything that two screens share:
 * some forty on the first screen, which compress badly.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // What the early script imports, and nothing that this imports: it must not wait for the site's own.
    {
      name: 'early',
      test: /\/src\/app\/screens\.ts$|\/machines\/app\/router\/routes\.ts$|vite\/preload-helper/,
      priority: 1,
      includeDependenciesRecursively: false,
    },
    { name: nameOf, debugName: 'site and shared', includeDependenciesRecursively: false },
  ],
}
