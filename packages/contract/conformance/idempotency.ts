import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Reply, Sent } from './client.ts'
import type { CallName, Check, Problem } from './conformance.types.ts'
import { isSuccess } from './judge.ts'
import type { Visit } from './visit.ts'

const NAME = 'three times with one key'

/**
 * Sends a money call twice at the same time and a third time afterwards, all with one key: it may take effect
 * only once, and each success must have the same response. Returns the first success, or else the first response.
 */
export async function sendThrice(
  visit: Visit,
  name: CallName,
  sent: Sent,
): Promise<[first: Reply, check: Check]> {
  const keyed = { ...sent, key: randomBytes(16).toString('hex') }
  const before = await effectsIn(visit)
  const pair = await Promise.all([visit.send(name, keyed), visit.send(name, keyed)])
  const third = await visit.send(name, keyed)
  const first = pair.find(isSuccess) ?? pair[0]
  if (!isSuccess(first)) return [first, { name: NAME, problems: [], skipped: 'It did not take effect.' }]
  const after = await effectsIn(visit)
  const problems = [
    ...pairProblems(pair),
    ...sameProblems('Afterwards', first, third),
    ...effectProblems(before, after),
  ]
  return [first, { name: NAME, problems }]
}

/** Returns the number of rows in the player's records, or undefined if they can't be read. */
async function effectsIn(visit: Visit): Promise<number | undefined> {
  visit.forget('transactions')
  return (await visit.answerOf('transactions'))?.transactions.length
}

/** The request that arrives second may wait, or be refused with 409 while the first is in progress. */
function pairProblems([one, other]: readonly [Reply, Reply]): Problem[] {
  const winner = isSuccess(one) ? one : other
  const loser = isSuccess(one) ? other : one
  if (loser.status === 409) return []
  return sameProblems('At the same time', winner, loser)
}

function sameProblems(when: string, first: Reply, again: Reply): Problem[] {
  const problem = (text: string): Problem[] => [{ aspect: 'idempotency', text }]
  if (again.status === 0) return problem(`${when} there was no answer to the same key.`)
  if (again.status !== first.status) {
    return problem(`${when} the same key was answered with ${again.status}, not with ${first.status} again.`)
  }
  return isDeepStrictEqual(again.body, first.body)
    ? []
    : problem(`${when} the same key was answered with another body.`)
}

function effectProblems(before: number | undefined, after: number | undefined): Problem[] {
  const added = (after ?? 0) - (before ?? 0)
  if (before === undefined || after === undefined || added <= 1) return []
  return [
    { aspect: 'idempotency', text: `One key took effect ${added} times: the records have ${added} more.` },
  ]
}
