import type { Brand } from '../../machines/content/operator/operatorFiles.ts'

const CONFIG = /(<script type="application\/json" id="config">)([^<]*)/
const COLOURS = /(<script type="application\/json" id="colours">)[^<]*/
/** The splash of the first views. */
const SPLASH = /data-file="\/art\/splash\.svg" src="data:[^"]*"/g

/** Bytes up to which a picture stands in the page: beyond, a request of its own is cheaper. */
const LARGEST_INLINED = 8_000

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Returns the configuration of a page. @throws {SyntaxError} if it is not JSON */
export const configOf = (page: string): object => JSON.parse(CONFIG.exec(page)?.[2]?.trim() || '{}')

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Replaces what a pattern finds. @throws {Error} where it finds nothing: the page is of another version */
function replaced(page: string, pattern: RegExp, by: (...found: string[]) => string): string {
  if (page.search(pattern) < 0) throw new Error(`index.html lacks ${pattern.source}`)
  return page.replace(pattern, by)
}

/** Returns the attribute of a picture: its data, so that it needs no request, or the site's path of a large one. */
function splashAttribute(svg: string): string {
  if (svg.length > LARGEST_INLINED) return 'src="/art/splash.svg"'
  return `src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"`
}

/**
 * Returns index.html with the brand of an operator, so that the first paint is theirs: title, description, colours and
 * splash, the icons and the manifest of their folder, and the folder's path in the configuration.
 *
 * @param folder the path at which the folder is served, such as `/operator`
 * @param splash the SVG of `art/splash.svg`
 * @param config the other values of the configuration
 */
export function brandedPage(
  page: string,
  folder: string,
  brand: Brand,
  splash: string,
  config: object,
): string {
  const { title, description = '', colours = {} } = brand
  const edits: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
    [/<title>[^<]*/, () => `<title>${escaped(title ?? brand.name ?? '')}`],
    [/(name="description" content=")[^"]*/, (_, start) => `${start}${escaped(description)}`],
    [/(name="theme-color" content=")[^"]*/, (found, start) => (colours.page ? start + colours.page : found)],
    [/(rel="icon" href=")[^"]*/, (_, start) => `${start}${folder}/art/mark.svg`],
    [/(rel="manifest" href=")[^"]*/, (_, start) => `${start}${folder}/site.webmanifest`],
    [/(rel="apple-touch-icon" href=")[^"]*/, (_, start) => `${start}${folder}/icons/apple-touch-icon.png`],
    [CONFIG, (_, start) => `${start}${json({ ...config, operator: `${folder}/` })}`],
    [COLOURS, (_, start) => `${start}${json(colours)}`],
    [SPLASH, () => splashAttribute(splash)],
  ]
  return edits.reduce((edited, [pattern, by]) => replaced(edited, pattern, by), page)
}
