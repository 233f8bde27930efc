import { fromCallback } from 'xstate'
import type { EntryEvent, overlaysPorts } from '#machines/app/overlays/overlays.machine.ts'
import { coverOf } from '../../environment/cover.ts'
import type { Environment } from '../../environment/environment.ts'

export function overlaysPortsOf({ window, clock }: Environment): typeof overlaysPorts {
  return {
    entry: fromCallback<EntryEvent, undefined>(({ sendBack, receive }) => {
      const cover = coverOf(window)
      receive(({ type }) => (type === 'add' ? cover.put() : cover.remove()))
      return cover.follow(clock, (type) => sendBack({ type }))
    }),
  }
}
