import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { setPolicy } from './security.ts'

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

interface PageFiles {
  folder: string
  /** File names in the folder, by the path at which they are served. */
  files: Readonly<Record<string, string>>
  policy: string
  /** Additional response headers. */
  headers?: Readonly<Record<string, string>>
}

/** Serves the files of one of the sandbox's own pages, read once, with their own Content-Security-Policy. */
export function servePageFiles(
  app: FastifyInstance,
  { folder, files, policy, headers = {} }: PageFiles,
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
