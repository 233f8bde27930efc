import { channelPort } from '@tiya/ports/channelPort'
import type { overlaysPorts } from '#machines/app/overlays/overlays.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { coverOf } from '../../environment/page/cover.ts'

export function overlaysPortsOf({ window, clock }: Environment): typeof overlaysPorts {
  return {
    entry: channelPort(({ sendBack, receive }) => {
      const cover = coverOf(window)
      receive(({ type }) => (type === 'add' ? cover.put() : cover.remove()))
      return cover.follow(clock, (type) => sendBack({ type }))
    }),
  }
}
