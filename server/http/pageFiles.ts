import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { setPolicy } from './security.ts'

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** The page loads its own scripts, styles and fonts, sends its own calls, and may be framed by the site. */
const FRAMED =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Headers of a page with an opaque origin whose scripts are modules. */
export const MODULES = { 'access-control-allow-origin': '*' }

interface PageFiles {
  folder: string
  /** File names in the folder, by the path at which they are served. */
  files: Readonly<Record<string, string>>
  /** By default that of a page that the site frames. */
  policy?: string
  /** Additional response headers. */
  headers?: Readonly<Record<string, string>>
}

/** Serves the files of one of the sandbox's own pages, read once, with their own Content-Security-Policy. */
export function servePageFiles(
  app: FastifyInstance,
  { folder, files, policy = FRAMED, headers = {} }: PageFiles,
): void {
  for (const [path, name] of Object.entries(files)) {
    const content = readFileSync(join(folder, name), 'utf8')
    app.get(path, (_request, reply) => {
      setPolicy(reply, policy)
      reply
        .headers(headers)
        .header('cache-control', 'no-cache')
        .type(`${TYPES[extname(name)]}; charset=utf-8`)
        .send(content)
    })
  }
}

/** Serves the sheet with the fonts of the sandbox's own pages, which all of them link to. */
export function serveFonts(app: FastifyInstance): void {
  servePageFiles(app, { folder: import.meta.dirname, files: { '/sandbox/fonts.css': 'fonts.css' } })
}
