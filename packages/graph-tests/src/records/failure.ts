import { stripVTControlCharacters } from 'node:util'
import type { AnyMachineSnapshot } from 'xstate'
import { dataStateOf, keyOf } from '../graph/chart.ts'
import type { Walk } from '../graph/walk.ts'
import type { FlowModel } from '../model.ts'
import type { Failure } from './record.types.ts'

/** What `play` and the stage add to a message, and Playwright's call log, whose times vary. */
const STORY = /\n\s*(?:After the start|Call [Ll]og:)[\s\S]*$/

/** Returns the reason for a failure: the same text whenever the same thing fails. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return stripVTControlCharacters(message).replace(STORY, '').trim()
}

/** Returns the key of a snapshot in words: its state, and what else identifies it. */
function inWords(key: string): readonly [state: string, rest: string] {
  const [value, projected, status] = JSON.parse(key)
  const state = [dataStateOf(value), ...(status === 'active' ? [] : [`(${status})`])].join(' ')
  return [state, projected == null ? '' : ` ${JSON.stringify(projected)}`]
}

function keyNow(model: FlowModel, snapshot: AnyMachineSnapshot): string {
  return snapshot.status === 'error'
    ? JSON.stringify(['stopped on an error', null, 'active'])
    : keyOf(model, snapshot)
}

/** Returns what Playwright reports about an assertion that does not hold. */
function comparedBy(error: unknown): { readonly expected?: unknown; readonly actual?: unknown } {
  const { matcherResult } = (error ?? {}) as { matcherResult?: { expected?: unknown; actual?: unknown } }
  return matcherResult ?? {}
}

const textOf = (value: unknown) =>
  value instanceof RegExp || typeof value === 'string' ? String(value) : JSON.stringify(value)

/**
 * Returns where and why a walk failed.
 *
 * @param step index of the last step that was played; −1 is the start
 * @param shown the states that the page shows; undefined if there is no page
 */
export function failureOf(
  walk: Walk,
  snapshot: AnyMachineSnapshot,
  error: unknown,
  step: number,
  shown?: readonly string[],
): Failure {
  const [wanted, wantedRest] = inWords(walk.arrows[step]?.to ?? walk.start)
  const [live, liveRest] = inWords(keyNow(walk.model, snapshot))
  const page = shown && live === wanted ? shown.join(' and ') || 'no state on the page' : live
  const message = reasonOf(error)
  const { expected, actual } = comparedBy(error)
  const failure = { step, expected: wanted, seen: page, message }
  if (expected !== undefined)
    return { ...failure, expected: `${wanted} · ${textOf(expected)}`, seen: `${page} · ${textOf(actual)}` }
  if (page !== wanted) return failure
  if (wantedRest !== liveRest)
    return { ...failure, expected: `${wanted}${wantedRest}`, seen: `${page}${liveRest}` }
  return { ...failure, seen: `${page} · ${message.split('\n')[0]}` }
}
