import { channelPort } from '@tiya/ports/channelPort'
import * as z from 'zod/mini'
import type { KeepViewEvent, KeptViews } from '#machines/common/lists/keptView.ts'
import { ownState } from '#machines/common/routing/ownState.ts'
import type { Environment } from '../../environment/environment.ts'
import { entryState, saveState } from '../../environment/page/navigation.ts'

const keptViews: z.ZodMiniType<KeptViews> = z.object({ views: z.record(z.string(), z.unknown()) })

function viewsOf(state: unknown): KeptViews['views'] {
  return z.safeParse(keptViews, state).data?.views ?? {}
}

/** Returns a machine's view from the state of a history entry, or undefined if none matches the schema. */
export function readKeptView<S extends z.core.$ZodType>(
  state: unknown,
  id: string,
  schema: S,
): z.output<S> | undefined {
  return z.safeParse(schema, viewsOf(state)[id]).data
}

/** Creates the channel that stores a player's views of a machine in the history entry on which it starts. */
export function keepViewOf({ window, storage }: Environment) {
  return channelPort<never, KeepViewEvent, string>(({ input, receive }) => {
    const { pathname } = window.location
    receive(({ view }) => {
      // The next screen may still be loading.
      if (window.location.pathname !== pathname) return
      const remoteId = storage.get('remote_id')
      const earlier = ownState(entryState(window), remoteId)
      const views = { ...viewsOf(earlier), [input]: view }
      // A guest's view is for everybody.
      saveState(window, { ...Object(earlier), ...(remoteId !== '' && { remoteId }), views })
    })
  })
}
