import { setup } from 'xstate'
import { FRAME_LIMIT } from '../../common/time/timings.ts'

interface PageInput {
  /** The address of the e-wallet's page; empty or missing if there is none. */
  readonly url: string | undefined
}

/** The e-wallet's page in its frame: loading, loaded, or failed if it takes longer than 20 s. */
export const paymentPageMachine = setup({
  types: {
    context: {} as PageInput,
    events: {} as { type: 'frame.loaded' },
    input: {} as PageInput,
  },
  guards: { hasPage: ({ context }) => Boolean(context.url) },
  delays: { frameLimit: FRAME_LIMIT },
}).createMachine({
  id: 'paymentPage',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasPage', target: 'loading' }, { target: 'none' }] },
    loading: { after: { frameLimit: 'failed' }, on: { 'frame.loaded': 'loaded' } },
    loaded: {},
    failed: { on: { 'frame.loaded': 'loaded' } },
    none: { type: 'final' },
  },
})
