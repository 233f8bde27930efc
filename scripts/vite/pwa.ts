import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { writeCompressed } from './compress.ts'
import { output } from './output.ts'
import { visitorsOf } from './visitors.ts'

/** What the site needs offline, by path in the build. The Bengali font is cached when it is first used. */
const KEPT = /^(assets\/.+\.(js|css|svg)|art\/.+\.svg|fonts\/(manrope|taka)\.woff2)$/

/** The site's page and the address at which static hosts serve it. */
const PAGE = { file: 'index.html', url: '/' }

/**
 * Returns a plugin that builds the service worker, `sw.js`, with the files that it caches: those of every visit, of which
 * those without a hash in their names get a revision, and scripts of screens, with the visitors that need them next.
 */
export function serviceWorker(): Plugin {
  let [root, folder] = ['', '']
  let visitors: ReadonlyMap<string, readonly string[]> = new Map()
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = resolve(root, config.build.outDir)
    },
    generateBundle(_options, bundle) {
      visitors = visitorsOf(bundle)
    },
    closeBundle: {
      // Runs after everything that changes the page.
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const files = entries
          .filter((entry) => entry.isFile())
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
          .filter((file) => KEPT.test(file))
          .toSorted()
        const page = await readFile(join(folder, PAGE.file), 'utf8')
        const isLater = (file: string) => file.endsWith('.js') && !page.includes(file)
        const always = [
          { url: PAGE.url, revision: await revisionOf(join(folder, PAGE.file)) },
          ...(await Promise.all(
            files
              .filter((file) => !isLater(file))
              .map(async (file) => ({
                url: `/${file}`,
                revision: file.startsWith('assets/') ? null : await revisionOf(join(folder, file)),
              })),
          )),
        ]
        const later = files.filter(isLater).map((file) => [`/${file}`, visitors.get(file) ?? []])
        await buildWorker(root, folder, { FILES: always, LATER: Object.fromEntries(later) })
        await writeCompressed(join(folder, 'sw.js'))
      },
    },
  }
}

async function revisionOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('base64url')
    .slice(0, 12)
}

async function buildWorker(
  root: string,
  outDir: string,
  lists: Readonly<Record<string, object>>,
): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, JSON.stringify(list)])),
    build: {
      ...output,
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: resolve(root, 'src/worker/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
