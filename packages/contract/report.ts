import * as z from 'zod/mini'

/** How many of the last events a report holds at most. */
export const REPORTED_EVENTS = 50

const text = z.string().check(z.maxLength(200))

/** What the site sends to `reportUrl`. No field holds a value that a player typed or a server sent. */
export const defectReport = z.object({
  /** Names the build. */
  build: text,
  /** The route's pattern, such as `/chat-box/{chatId}`; `*` for an unknown address. */
  route: text,
  /** The id of the chart of the screen, and its active states. */
  flow: text,
  state: text,
  kind: text,
  /** A call and the field that does not fit, or the name of an error. */
  detail: z.optional(text),
  /** The last events of all charts, oldest first; `at` is in milliseconds since the epoch. */
  events: z
    .array(z.object({ at: z.number(), actor: text, type: text, state: z.string().check(z.maxLength(1_000)) }))
    .check(z.maxLength(REPORTED_EVENTS)),
})

export type DefectReport = z.output<typeof defectReport>
export type ReportedEvent = DefectReport['events'][number]
