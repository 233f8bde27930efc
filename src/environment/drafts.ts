import { fromCallback } from 'xstate'
import * as z from 'zod/mini'
import type { DraftEvent, DraftFlow, DraftPlace } from '../../machines/common/draft.types.ts'
import type { Environment } from './environment.ts'
import type { Storage, StorageKey } from './storage.ts'
import { readStored } from './stored.ts'

const keptDrafts = z.record(z.string(), z.unknown())

/** The place of all drafts of a player, by flow; they are removed when the session ends. */
const placeOf = (remoteId: string): StorageKey => `app.draft.${remoteId}`

function readDrafts(storage: Storage, remoteId: string): Record<string, unknown> {
  return readStored(storage, placeOf(remoteId), keptDrafts)
}

/** Returns what was typed in a flow before; undefined where nothing is kept, or nothing that fits the schema. */
export function readDraft<S extends z.core.$ZodType>(
  storage: Storage,
  { remoteId, flow }: DraftPlace,
  schema: S,
): z.output<S> | undefined {
  const parsed = z.safeParse(schema, readDrafts(storage, remoteId)[flow])
  return parsed.success ? parsed.data : undefined
}

/** Keeps what is typed in a flow now, in place of its earlier draft. */
export function keepDraft(storage: Storage, { remoteId, flow }: DraftPlace, form: unknown): void {
  storage.set(placeOf(remoteId), JSON.stringify({ ...readDrafts(storage, remoteId), [flow]: form }))
}

/** Removes the drafts of these flows, because what they were for has succeeded. */
export function forgetDrafts(storage: Storage, remoteId: string, flows: readonly DraftFlow[]): void {
  const others = Object.entries(readDrafts(storage, remoteId)).filter(
    ([flow]) => !flows.includes(flow as DraftFlow),
  )
  if (others.length === 0) storage.remove(placeOf(remoteId))
  else storage.set(placeOf(remoteId), JSON.stringify(Object.fromEntries(others)))
}

/** Makes the `draft` port of a flow, which keeps what is typed; `onKeep` is called each time. */
export function draftStore<Form>({ storage }: Environment, onKeep?: () => void) {
  return fromCallback<DraftEvent<Form>, DraftPlace>(({ input, receive }) => {
    receive(({ form }) => {
      keepDraft(storage, input, form)
      onKeep?.()
    })
  })
}
