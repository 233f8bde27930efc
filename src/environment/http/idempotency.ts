import type { Answer, Call } from '@tiya/contract/wire'
import * as z from 'zod/mini'
import { leavesOutcomeUnknown } from '#machines/common/outcome.rules.ts'
import type { Result } from '#machines/common/result.ts'
import type { Environment } from '../environment.ts'
import { digestOf } from '../storage/digest.ts'
import type { StorageKey } from '../storage/storage.ts'
import { readStored } from '../storage/stored.ts'
import { callInFlight, trackCall } from './callsInFlight.ts'
import { type CallOptions, LASTING } from './http.ts'
import { randomKey } from './randomKey.ts'

/** How long a key is kept while the outcome of its call is unknown: 24 hours. */
const KEY_LIFE = 24 * 60 * 60 * 1000

const PREFIX = 'app.idempotency.'
const placeOf = (remoteId: string): StorageKey => `${PREFIX}${remoteId}`

/** A key, when its form was first sent, the digest of both, and the ids of the transactions that existed then. */
const storedKey = z.object({
  digest: z.string(),
  key: z.string(),
  at: z.number(),
  known: z.optional(z.readonly(z.array(z.string()))),
})
type StoredKey = z.output<typeof storedKey>
/** What the site stored before, with the form itself. */
const storedForm = z.pipe(
  z.object({ form: z.string(), key: z.string(), at: z.number() }),
  z.transform(({ form, key, at }): StoredKey => ({ digest: digestOf(key, form), key, at })),
)
/** The keys of a player's open calls by path. One that can't be read does not hide the others. */
const storedKeys = z.record(z.string(), z.catch(z.optional(z.union([storedKey, storedForm])), undefined))
type StoredKeys = z.output<typeof storedKeys>

function readKeys({ storage }: Environment, remoteId: string): StoredKeys {
  return readStored(storage, placeOf(remoteId), storedKeys)
}

function writeKeys({ storage }: Environment, place: StorageKey, keys: StoredKeys): void {
  const text = JSON.stringify(keys)
  if (text === '{}') storage.remove(place)
  else storage.set(place, text)
}

function writeKey(environment: Environment, remoteId: string, call: Call, kept: StoredKey | undefined): void {
  const { [call.path]: _, ...others } = readKeys(environment, remoteId)
  writeKeys(environment, placeOf(remoteId), kept ? { ...others, [call.path]: kept } : others)
}

interface Form {
  /** Identifies the form; the body and the query if it is not given. */
  readonly filled?: unknown
  /** Ids of the transactions that are not this request's. */
  readonly known?: readonly string[]
  /** Notes that the server has taken it, before the key goes: a page that dies in between still knows that it was sent. */
  readonly onTaken?: () => void
}

/** The attempt that an answer belongs to. With a repeated key, a server may repeat the answer to an earlier one. */
interface FirstAttempt {
  /** In milliseconds since the epoch. */
  readonly sentAt: number
  readonly known: readonly string[] | undefined
}

/**
 * Sends a call that moves money, without retries, with the idempotency key of this player's filled form. The
 * key is stored before the call is sent and removed once the outcome is known, so sending the same form again
 * uses the same key. A form that is in flight is not sent again: it gets the same answer. Another one waits. The
 * signal ends the waiting, not the call.
 *
 * @returns the result, and the first attempt with this key
 */
export async function sendIdempotent<C extends Call>(
  environment: Environment,
  remoteId: string,
  call: C,
  options: Omit<CallOptions<C>, 'key'>,
  { filled = [options.body ?? null, options.query ?? null], ...sent }: Form = {},
): Promise<Result<Answer<C>> & FirstAttempt> {
  const form = JSON.stringify(filled)
  const earlier = callInFlight(environment, remoteId, call)
  if (earlier?.form === form) return earlier.result as ReturnType<typeof sendIdempotent<C>>
  if (earlier) await Promise.allSettled([earlier.result])
  options.signal.throwIfAborted()
  return trackCall(environment, remoteId, call, form, () =>
    sendWithKey(environment, remoteId, call, options, form, sent),
  )
}

/** Sends the call with the key of its form: the stored one of the same form, or a new one. */
async function sendWithKey<C extends Call>(
  environment: Environment,
  remoteId: string,
  call: C,
  options: Omit<CallOptions<C>, 'key'>,
  form: string,
  { known, onTaken }: Form,
): Promise<Result<Answer<C>> & FirstAttempt> {
  const kept = readKeys(environment, remoteId)[call.path]
  const isSame = isOpen(environment, kept) && kept.digest === digestOf(kept.key, form)
  const key = isSame ? kept.key : randomKey(environment.window)
  const first = isSame
    ? { sentAt: kept.at, known: kept.known ?? known }
    : { sentAt: environment.clock.now(), known }
  writeKey(environment, remoteId, call, {
    digest: digestOf(key, form),
    key,
    at: first.sentAt,
    ...(first.known && { known: first.known }),
  })
  const result = await environment.http.send(call, { ...options, signal: LASTING, key } as CallOptions<C>)
  // Without a session nothing is sent, which says nothing about an earlier attempt.
  const isUnsent = isSame && !result.ok && result.failure.kind === 'signedOut'
  const isKnown = !isUnsent && (result.ok || !leavesOutcomeUnknown(result.failure, 'money'))
  if (result.ok) onTaken?.()
  // Another tab may have sent another form meanwhile: its key stays.
  const isOwn = readKeys(environment, remoteId)[call.path]?.key === key
  if (isKnown && isOwn) forgetKey(environment, remoteId, call)
  return { ...result, ...first }
}

/** Returns true if there is a key that has not ended, which a clock that may be wrong does not say. */
function isOpen({ clock }: Environment, kept: StoredKey | undefined): kept is StoredKey {
  return kept !== undefined && (!clock.isSettled() || clock.now() - kept.at < KEY_LIFE)
}

/** Returns true if a key is stored that has not ended: the outcome of an earlier call is unknown, even after a reload. */
export function hasOpenKey(environment: Environment, remoteId: string, call: Call): boolean {
  return isOpen(environment, readKeys(environment, remoteId)[call.path])
}

/** Removes the key of a call if its form is no longer the one that was given to `sendIdempotent`. */
export function forgetOtherKey(
  environment: Environment,
  remoteId: string,
  call: Call,
  filled: unknown,
): void {
  const kept = readKeys(environment, remoteId)[call.path]
  if (kept && kept.digest !== digestOf(kept.key, JSON.stringify(filled)))
    forgetKey(environment, remoteId, call)
}

/** Removes the key of a call whose outcome is known, or whose form has changed. */
export function forgetKey(environment: Environment, remoteId: string, call: Call): void {
  writeKey(environment, remoteId, call, undefined)
}

/** Replaces the forms of all players that the site stored before by their digests. The keys stay. */
export function forgetForms(environment: Environment): void {
  for (const place of environment.storage.keys(PREFIX))
    writeKeys(environment, place, readStored(environment.storage, place, storedKeys))
}
