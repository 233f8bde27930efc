import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Excludes HTML: operators edit the configuration in index.html, and a stale compressed copy would hide the change. */
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/

/** Files below this size in bytes are not worth compressing. */
const MIN_SIZE = 512

/** The folder whose files an operator edits, too. */
const EDITED = 'operator'

/** Returns a plugin that writes `.br` and `.gz` copies of the built files at the highest compression levels. */
export function compress(): Plugin {
  let folder = ''
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    // Runs after Vite has copied public/.
    async writeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter(
        ({ name, parentPath }) =>
          COMPRESSIBLE.test(name) && relative(folder, parentPath).split(sep)[0] !== EDITED,
      )
      await Promise.all(files.map((entry) => writeCompressed(join(entry.parentPath, entry.name))))
    },
  }
}

/** Writes the `.br` and `.gz` copies of a file, unless it is too small. */
export async function writeCompressed(file: string) {
  const content = await readFile(file)
  if (content.length < MIN_SIZE) return
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}
