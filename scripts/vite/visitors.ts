import type { Rolldown } from 'vite'
import { ROUTES } from '../../machines/common/routing/routes.ts'

/** Screens that nobody needs in a hurry, that lead on at once, or that phones don't show. */
const UNHURRIED: ReadonlySet<string> = new Set(['content', 'install', 'capture', 'notFound', 'register'])

/** The name of a screen's module, and the language of a module with texts of one. */
const SCREEN = /\/(\w+)\.screen\.ts$/
const TRANSLATED = /\/src\/i18n\/(?!en\b)(\w\w)(\.ts$|\/)/

/** Returns the screens to which a visitor can go, by whether it is a player and a desktop. */
function screensOf(player: boolean, desktop: boolean): ReadonlySet<string> {
  return new Set(
    ROUTES.filter(({ access, desktopAccess, needs }) => {
      const allowed = desktop ? (desktopAccess ?? access) : access
      // What needs a state is reached from a player's screen.
      return allowed === (player ? 'player' : 'guest') || (allowed === 'anyone' && (player || !needs))
    })
      .map((route) => (desktop ? route.desktop : undefined) ?? route.screen)
      .filter((screen) => !UNHURRIED.has(screen)),
  )
}

const VISITORS = [false, true].flatMap((player) =>
  [false, true].map((desktop) => ({
    name: `${player ? 'player' : 'guest'}-${desktop ? 'desktop' : 'phone'}`,
    screens: screensOf(player, desktop),
  })),
)

/**
 * Returns, for each script of the bundle, the visitors whose next screens need it: `guest-phone` and its like, or the
 * code of a language. What a screen loads later belongs to it, as a menu does to all.
 */
export function visitorsOf(bundle: Rolldown.OutputBundle): ReadonlyMap<string, readonly string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Map<string, Set<string>>()
  const add = (file: string, visitor: string) => {
    const chunk = byName.get(file)
    const known = found.get(file) ?? new Set()
    if (!chunk || chunk.isEntry || known.has(visitor)) return
    found.set(file, known.add(visitor))
    // What files of several screens load later, a QR code for one, is left to the second visit.
    const later = chunk.facadeModuleId ? chunk.dynamicImports.filter(isOwn) : []
    for (const needed of [...chunk.imports, ...later]) add(needed, visitor)
  }
  const idOf = (file: string) => byName.get(file)?.facadeModuleId ?? ''
  /** Other screens are reached by their routes, translations by their language. */
  const isOwn = (file: string) => !SCREEN.test(idOf(file)) && !TRANSLATED.test(idOf(file))
  for (const { fileName, isEntry, dynamicImports } of chunks) {
    const [, screen = ''] = SCREEN.exec(idOf(fileName)) ?? []
    const ofAll = isEntry ? dynamicImports.filter(isOwn) : []
    for (const { name, screens } of VISITORS)
      for (const file of screens.has(screen) ? [fileName] : ofAll) add(file, name)
    const [, language, isTexts] = TRANSLATED.exec(idOf(fileName)) ?? []
    if (language && isTexts === '.ts') add(fileName, language)
  }
  return new Map([...found].map(([file, visitors]) => [file, [...visitors]]))
}
