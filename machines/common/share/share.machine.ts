import { port } from '@tiya/ports/port'
import { setup } from 'xstate'
import type { Result } from '../result.ts'
import { DEVICE_LIMIT, NOTICE_SHOWN } from '../time/timings.ts'

export interface ShareInput {
  readonly url: string
}

/** How a share ended: `closed` if the device accepted it or the player closed the dialog. */
export type ShareEnd = 'closed' | 'unsupported'

export const sharePorts = {
  /** Opens the device's own dialog for sharing an address. */
  shareAddress: port<Result<ShareEnd>, string>('shareAddress'),
}

/** Shares an address with the device's own dialog, or shows a temporary notice if the device has none. */
export const shareMachine = setup({
  types: { context: {} as ShareInput, events: {} as { type: 'share' }, input: {} as ShareInput },
  actors: sharePorts,
  guards: { isUnsupported: (_, end: Result<ShareEnd>) => !end.ok || end.value === 'unsupported' },
  delays: { deviceLimit: DEVICE_LIMIT, noticeShown: NOTICE_SHOWN },
}).createMachine({
  id: 'share',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: { on: { share: 'sharing' } },
    sharing: {
      invoke: {
        src: 'shareAddress',
        id: 'shareAddress',
        input: ({ context }) => context.url,
        onDone: [
          { guard: { type: 'isUnsupported', params: ({ event }) => event.output }, target: 'unsupported' },
          { target: 'idle' },
        ],
      },
      after: { deviceLimit: 'unsupported' },
    },
    unsupported: { on: { share: 'sharing' }, after: { noticeShown: 'idle' } },
  },
})
