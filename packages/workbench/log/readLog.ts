import * as z from 'zod/mini'
import type { EventLog, SiteLog } from './log.types.ts'

const numbered = z.looseObject({ n: z.int(), at: z.number(), actor: z.string(), kind: z.string() })

const siteLog = z.looseObject({
  version: z.literal(1),
  source: z.literal('site'),
  title: z.string(),
  start: z.looseObject({
    at: z.string(),
    stored: z.record(z.string(), z.string()),
    desktop: z.boolean(),
    viewport: z.object({ width: z.number(), height: z.number() }),
    reducedMotion: z.boolean(),
    config: z.record(z.string(), z.string()),
    time: z.number(),
  }),
  entries: z.array(numbered),
  dropped: z.int(),
})

const otherLog = z.looseObject({
  version: z.literal(1),
  source: z.enum(['tour', 'walk']),
  title: z.string(),
})

const eventLog = z.union([siteLog, otherLog])

/** Returns the log in a JSON text. Throws an error with a message for the user if the text is not a log. */
export function readLog(text: string): EventLog {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error('The file is not JSON.')
  }
  const parsed = z.safeParse(eventLog, json)
  if (!parsed.success) throw new Error('The file is not an event log of version 1.')
  return json as EventLog
}

/** Returns the log of an inspected page in a JSON text. Throws if the text is not a log or is another log. */
export function readSiteLog(text: string): SiteLog {
  const log = readLog(text)
  if (log.source !== 'site') throw new Error(`The file is the log of a ${log.source}, not of a page.`)
  return log
}
