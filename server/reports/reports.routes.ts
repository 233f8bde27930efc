import { defectReport } from '@tiya/contract/report'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { limitByAddress } from '../access/addressLimit.ts'
import { isFromAnotherSite, ownOrigin } from '../http/origin.ts'
import { Refusal } from '../http/refusal.ts'
import type { Reports } from './reports.ts'

/** Bytes of a report: 50 events in charts with many regions fit. */
const LARGEST = 32 * 1024

/**
 * Registers `POST /reports`, which takes what the site sends to `reportUrl`: JSON as plain text, without a token.
 *
 * @param origins those of sites elsewhere whose reports are taken
 */
export function registerReports(app: FastifyInstance, reports: Reports, origins: readonly string[]): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'text/plain',
      { parseAs: 'string', bodyLimit: LARGEST },
      (_request, text, done) => done(null, text),
    )
    const options = { onRequest: limitByAddress(60) }
    scope.post('/reports', options, async (request, reply) => {
      if (!isFromTheSite(request, origins)) throw new Refusal(403, 'Reports are taken from the site only.')
      const parsed = z.safeParse(defectReport, parse(String(request.body)))
      if (!parsed.success) throw new Refusal(400, 'This is not a report.')
      reports.add(parsed.data)
      return reply.code(204).send()
    })
  })
}

/** Returns false for a report that a page of another origin sends. */
function isFromTheSite(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers
  if (origin !== undefined && origins.includes(origin)) return true
  if (isFromAnotherSite(request)) return false
  // A page with `no-referrer` sends `null` to its own origin too.
  if (request.headers['sec-fetch-site'] === 'same-origin') return true
  return origin === undefined || origin === ownOrigin(request)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
