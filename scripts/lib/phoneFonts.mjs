import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** The fonts of a phone, by the file of their package: those of Android for Latin and for Bengali. */
const PACKAGES = [
  ['@fontsource/roboto/files/roboto-latin', 0x20, 0xff],
  ['@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali', 0x964, 0x9fe],
]

const charactersFrom = (/** @type {number} */ first, /** @type {number} */ last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/**
 * Returns the environment in which a Linux browser has the fonts of a phone and no others: a machine for tests often has
 * none for Bengali. Writes them below a folder.
 *
 * @param {string} folder
 * @returns {Promise<Record<string, string>>}
 */
export async function phoneFonts(folder) {
  await mkdir(folder, { recursive: true })
  for (const [name, first, last] of PACKAGES)
    for (const weight of [400, 700]) {
      const source = await readFile(require.resolve(`${name}-${weight}-normal.woff2`))
      const font = await subsetFont(source, `${charactersFrom(first, last)}\u200c\u200d\u25cc`, {
        targetFormat: 'truetype',
      })
      await writeFile(join(folder, `${name.replaceAll('/', '-')}-${weight}.ttf`), font)
    }
  const config = join(folder, 'fonts.conf')
  await writeFile(config, `<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`)
  return { FONTCONFIG_FILE: config }
}
