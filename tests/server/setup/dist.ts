import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll } from 'vitest'

/** Long enough to be compressed when it is sent. */
export const PAGE = `<!doctype html><title>The site</title><script>1</script><link rel="stylesheet" crossorigin href="/assets/first-abc.css"><script async src="/assets/first-def.js"></script>${'<p>One of its shells.</p>'.repeat(40)}`
export const SCRIPT = 'console.log("the site")'

/** The files of a built site, by path. */
const FILES = {
  '/index.html': PAGE,
  '/back.html': '<!doctype html><title>Back</title>',
  '/back.js': '// back',
  '/sw.js': SCRIPT,
  '/site.webmanifest': '{}',
  '/operator/site.webmanifest': '{}',
  '/operator/pages/en.json': JSON.stringify({ terms: 'One of the rules. '.repeat(40) }),
  '/icons/icon-192.png': 'icon',
  '/art/splash.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/fonts/manrope.woff2': 'font',
  '/assets/index-abc123.js': SCRIPT,
}

/** Instructions to a host, which no visitor is to read. */
export const HOST_PATHS = ['/_headers', '/_redirects']

/** The paths at which a host serves a file of the site, except pages. */
export const FILE_PATHS = Object.keys(FILES).filter((path) => path !== '/index.html')

/** Creates a small built site, with the script compressed; the folder is removed after the test file. */
export function makeDist(): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), content)
  }
  for (const [path, content] of Object.entries(FILES)) write(path, content)
  for (const path of HOST_PATHS) write(path, '# instructions')
  for (const path of ['/assets/index-abc123.js', '/sw.js']) {
    write(`${path}.br`, brotliCompressSync(SCRIPT))
    write(`${path}.gz`, gzipSync(SCRIPT))
  }
  afterAll(() => rmSync(dist, { recursive: true }))
  return dist
}
