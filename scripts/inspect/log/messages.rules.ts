import type { LogEntry } from '#src/inspect/log.types.ts'
import { nameOf, summaryOf } from './log.rules.ts'

/** Lanes that are not actors. */
const PERSON = 'person'
const SERVER = 'server'

/** One message: an arrow from one lane to another. */
export interface Message {
  readonly entry: LogEntry
  readonly from: string
  readonly to: string
  readonly text: string
}

/** The maximum number of messages in the diagram; it shows the last ones. */
const LIMIT = 500

/** Returns an entry as a message, or undefined if it isn't one. */
function messageOf(entry: LogEntry): Message | undefined {
  const { actor } = entry
  const text = summaryOf(entry)
  if (entry.kind === 'event') return { entry, from: entry.from ?? PERSON, to: actor, text }
  if (entry.kind === 'gesture') return { entry, from: PERSON, to: PERSON, text }
  if (entry.kind === 'call') return { entry, from: actor, to: SERVER, text }
  if (entry.kind === 'answer') return { entry, from: SERVER, to: actor, text }
  return undefined
}

/** Returns the last messages of a log and their lanes: person, actors in tree order, server. */
export function messagesOf(entries: readonly LogEntry[]): { lanes: string[]; messages: Message[] } {
  const messages: Message[] = []
  for (let index = entries.length - 1; index >= 0 && messages.length < LIMIT; index -= 1) {
    const message = messageOf(entries[index] as LogEntry)
    if (message) messages.unshift(message)
  }
  const names = new Set(messages.flatMap(({ from, to }) => [from, to]))
  const actors = [...names].filter((name) => name !== PERSON && name !== SERVER).toSorted()
  const lanes = [PERSON, ...actors, SERVER].filter((name) => names.has(name))
  return { lanes, messages }
}

/** Returns the name shown at the top of a lane. */
export function laneName(lane: string): string {
  return lane === PERSON || lane === SERVER ? lane : nameOf(lane)
}
