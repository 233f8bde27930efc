import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { defectReport } from '../../machines/contract/report.ts'
import { Refusal } from '../http/refusal.ts'
import type { Reports } from './reports.ts'

/** Bytes of a report: 50 events in charts with many regions fit. */
const LARGEST = 32 * 1024

/** Registers `POST /reports`, which takes what the site sends to `reportUrl`: JSON as plain text, without a token. */
export function registerReports(app: FastifyInstance, reports: Reports): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'text/plain',
      { parseAs: 'string', bodyLimit: LARGEST },
      (_request, text, done) => done(null, text),
    )
    const options = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }
    scope.post('/reports', options, async ({ body }, reply) => {
      const parsed = z.safeParse(defectReport, parse(String(body)))
      if (!parsed.success) throw new Refusal(400, 'This is not a report.')
      reports.add(parsed.data)
      return reply.code(204).send()
    })
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
