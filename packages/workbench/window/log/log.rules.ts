import type { StateValue } from 'xstate'
import type { Gesture, LogEntry, LogKind } from '../../log/log.types.ts'
import type { ActorNode } from '../../log/protocol.types.ts'
import { once } from '../once.ts'
import { preview } from '../ui/json.rules.ts'

/** Number of entries that the workbench keeps. The oldest are dropped once there are 10% more. */
export const KEPT = 5_000

/** Returns the entries with more appended, without the oldest if there are too many. */
export function append(entries: readonly LogEntry[], more: readonly LogEntry[]): readonly LogEntry[] {
  if (more.length === 0) return entries
  const all = entries.concat(more)
  return all.length > KEPT * 1.1 ? all.slice(-KEPT) : all
}

/** Returns the word for a kind of entries. */
export function kindWord(kind: LogKind): string {
  if (kind === 'transition') return 'state'
  return kind === 'error' ? 'failed' : kind
}

interface LogFilter {
  /** The entry's line must contain every word, ignoring case, but not the words after a minus. */
  readonly text: string
  /** Only entries of this actor or sent by it; null for all. */
  readonly actor: string | null
}

/** Returns the entries that match a filter. */
export function filterEntries(entries: readonly LogEntry[], filter: LogFilter): readonly LogEntry[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0 && filter.actor === null) return entries
  return entries.filter((entry) => {
    if (filter.actor !== null && entry.actor !== filter.actor && senderOf(entry) !== filter.actor)
      return false
    if (words.length === 0) return true
    const line = lineOf(entry)
    return words.every((word) => (/^-./.test(word) ? !line.includes(word.slice(1)) : line.includes(word)))
  })
}

/** Returns the text that a filter searches. It is kept, because new entries make the filter search all of them. */
const lineOf = once((entry: LogEntry): string => {
  const type = entry.kind === 'event' ? entry.event.type : ''
  return `${entry.actor} ${kindWord(entry.kind)} ${type} ${summaryOf(entry)}`.toLowerCase()
})

/** Returns the path of an event's sender, or null for other entries. */
function senderOf(entry: LogEntry): string | null {
  return entry.kind === 'event' ? entry.from : null
}

/** Returns a short description of an entry, without its actor. */
export function summaryOf(entry: LogEntry): string {
  switch (entry.kind) {
    case 'started':
      return entry.machine ?? entry.src
    case 'stopped':
    case 'done':
      return ''
    case 'error':
      return entry.error instanceof Error ? entry.error.message : String(entry.error)
    case 'event':
      return eventWords(entry.event)
    case 'transition':
      return [...statesOf(entry.value), ...Object.keys(entry.changed)].join(', ')
    case 'call':
      return entry.line
    case 'answer':
      return typeof entry.answer === 'string'
        ? `${entry.answer}, ${Math.round(entry.took)} ms`
        : `${entry.answer.status}, ${Math.round(entry.took)} ms`
    case 'seen':
      return [entry.heading, ...entry.dialogs, ...entry.alerts].filter(Boolean).join(' · ')
    case 'gesture':
      return gestureWords(entry)
    case 'storage':
      return entry.key === null ? 'cleared' : `${entry.key} = ${entry.value ?? 'removed'}`
  }
}

function gestureWords({ action, role, name, value }: Gesture): string {
  const words = [action, role, name && `“${name}”`].filter(Boolean).join(' ')
  return value === undefined ? words : `${words}: ${value}`
}

/** Returns an event's name with its payload. */
function eventWords({ type, ...rest }: { readonly type: string }): string {
  return Object.keys(rest).length > 0 ? `${eventName(type)} ${preview(rest)}` : eventName(type)
}

/** Returns an event's type in readable form. */
export function eventName(type: string): string {
  const [, kind, name] = /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.*)$/.exec(type) ?? []
  if (kind === undefined || name === undefined) return type
  const words: Record<string, string> = {
    'done.actor': `${name} is done`,
    'error.actor': `${name} fails`,
    'done.state': `${name} ends`,
    after: `after ${name.replace(/\..*$/, '')}`,
  }
  return words[kind] ?? type
}

/** Returns the active leaf states of a state value, as dotted paths. */
export function statesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([key, below = {}]) => {
    const paths = statesOf(below)
    return paths.length > 0 ? paths.map((path) => `${key}.${path}`) : [key]
  })
}

/** Returns the leaf states that a transition entered: those that were not active before. */
export function enteredStates(entries: readonly LogEntry[], entry: LogEntry): readonly string[] {
  if (entry.kind !== 'transition') return []
  const known = entered.get(entry)
  if (known) return known
  const earlier = entries
    .slice(0, entries.indexOf(entry))
    .findLast(({ actor, kind }) => actor === entry.actor && (kind === 'transition' || kind === 'started'))
  const before = earlier?.kind === 'transition' ? statesOf(earlier.value) : []
  const states = statesOf(entry.value).filter((state) => !before.includes(state))
  entered.set(entry, states)
  return states
}

const entered = new WeakMap<LogEntry, readonly string[]>()

/** The kinds of entries with which an actor ends. */
const ENDS: readonly LogKind[] = ['stopped', 'done', 'error']

/** Returns the actors that are running after some more entries. */
export function followActors(
  actors: readonly ActorNode[],
  entries: readonly LogEntry[],
): readonly ActorNode[] {
  let now = actors
  for (const entry of entries) {
    if (entry.kind === 'transition') now = withValue(now, entry.actor, entry.value)
    else if (entry.kind === 'started') now = [...without(now, entry.actor), nodeOf(entry)]
    else if (ENDS.includes(entry.kind)) now = without(now, entry.actor)
  }
  return now
}

function withValue(actors: readonly ActorNode[], path: string, value: StateValue): readonly ActorNode[] {
  return actors.map((actor) => (actor.path === path ? { ...actor, value } : actor))
}

function without(actors: readonly ActorNode[], path: string): readonly ActorNode[] {
  return actors.filter((actor) => actor.path !== path && !actor.path.startsWith(`${path}/`))
}

function nodeOf({ actor, machine, src }: LogEntry & { kind: 'started' }): ActorNode {
  const parent = actor.includes('/') ? actor.slice(0, actor.lastIndexOf('/')) : null
  return { path: actor, parent, machine, src, value: null }
}

/** Returns the last id in an actor's path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Returns true for an entry from outside: the user, the device, the server or a clock. What follows is its effect. */
function isStimulus(entry: LogEntry): boolean {
  return (entry.kind === 'event' && entry.external) || entry.kind === 'answer'
}

/**
 * Returns the number of the entry to stop at for one step back or forward, or null if there is no such step.
 * A step is an event from outside and everything it causes.
 *
 * @param at number of the last entry that has happened
 */
export function stepFrom(
  entries: readonly LogEntry[],
  at: number,
  direction: 'back' | 'forward',
): number | null {
  const stimuli = entries.filter(isStimulus).map(({ n }) => n)
  if (direction === 'back') {
    const last = stimuli.findLast((n) => n <= at)
    return last === undefined || last === 0 ? null : last - 1
  }
  const next = stimuli.findIndex((n) => n > at)
  if (next < 0) return null
  const after = stimuli[next + 1]
  return after === undefined ? (entries.at(-1)?.n ?? null) : after - 1
}
