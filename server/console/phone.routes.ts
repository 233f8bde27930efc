import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { servePageFiles } from '../http/pageFiles.ts'
import { allowPhoneFrame } from '../http/phoneFrame.ts'
import { setPolicy } from '../http/security.ts'

/** The page's files, next to this module and next to the built server. */
const FILES = join(import.meta.dirname, 'phone')

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Registers `/sandbox/phone`, which frames the site at the width of a phone, and the console beside it if there is
 * room. Without the password it shows nothing of the console, so the site's own pages can link to it.
 */
export function registerPhone(scope: FastifyInstance): void {
  const page = readFileSync(join(FILES, 'index.html'), 'utf8')
  scope.get('/sandbox/phone', { config: { open: true } }, (_request, reply) => {
    setPolicy(reply, POLICY)
    allowPhoneFrame(reply)
    return reply.send(page)
  })
}

/** Serves the script and the style of `/sandbox/phone`. */
export function registerPhoneFiles(app: FastifyInstance): void {
  servePageFiles(app, {
    folder: FILES,
    files: { '/sandbox/phone.js': 'phone.js', '/sandbox/phone.css': 'phone.css' },
    policy: POLICY,
  })
}
