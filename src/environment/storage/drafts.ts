import { channelPort } from '@tiya/ports/channelPort'
import * as z from 'zod/mini'
import type { DraftEvent, DraftFlow, DraftPlace } from '#machines/common/draft.types.ts'
import type { Environment } from '../environment.ts'
import type { Storage, StorageKey } from './storage.ts'
import { readStored } from './stored.ts'

const storedDrafts = z.record(z.string(), z.unknown())

/** The storage key of a player's drafts, which are stored by flow and removed when the session ends. */
const placeOf = (remoteId: string): StorageKey => `app.draft.${remoteId}`

function readDrafts(storage: Storage, remoteId: string): Record<string, unknown> {
  return readStored(storage, placeOf(remoteId), storedDrafts)
}

/** Returns the stored draft of a flow, or undefined if there is none or it does not match the schema. */
export function readDraft<S extends z.core.$ZodType>(
  storage: Storage,
  { remoteId, flow }: DraftPlace,
  schema: S,
): z.output<S> | undefined {
  return z.safeParse(schema, readDrafts(storage, remoteId)[flow]).data
}

/** Stores the draft of a flow, replacing the earlier one; not once the player's session has ended. */
export function keepDraft(storage: Storage, { remoteId, flow }: DraftPlace, form: unknown): void {
  if (storage.get('remote_id') !== remoteId) return
  storage.set(placeOf(remoteId), JSON.stringify({ ...readDrafts(storage, remoteId), [flow]: form }))
}

/** Removes the drafts of these flows once they have served their purpose. */
export function forgetDrafts(storage: Storage, remoteId: string, flows: readonly DraftFlow[]): void {
  const others = Object.entries(readDrafts(storage, remoteId)).filter(
    ([flow]) => !flows.includes(flow as DraftFlow),
  )
  if (others.length === 0) storage.remove(placeOf(remoteId))
  else storage.set(placeOf(remoteId), JSON.stringify(Object.fromEntries(others)))
}

/** Creates the `draft` port of a flow, which stores what is typed; `onKeep` is called each time. */
export function draftStore<Form>({ storage }: Environment, onKeep?: () => void) {
  return channelPort<never, DraftEvent<Form>, DraftPlace>(({ input, receive }) => {
    receive(({ form }) => {
      keepDraft(storage, input, form)
      onKeep?.()
    })
  })
}
