import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Not the pages: whoever serves the site may edit the configuration in index.html, and a stale twin would win. */
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/

/** Below this, in bytes, headers weigh more than what is saved. */
const SMALLEST = 512

/** Writes `.br` and `.gz` beside the built files, each at its smallest, for servers that look for them. */
export function compress(): Plugin {
  let folder = ''
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    // Vite has copied public/ by then.
    async writeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
      await Promise.all(files.map((entry) => writeTwins(join(entry.parentPath, entry.name))))
    },
  }
}

async function writeTwins(file: string) {
  const content = await readFile(file)
  if (content.length < SMALLEST) return
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}
