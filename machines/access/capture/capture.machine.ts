import { port } from '@tiya/ports/port'
import { setup } from 'xstate'
import type { Result } from '../../common/result.ts'
import type { ScreenOutput } from '../../common/routing/screen.types.ts'
import { isCode } from './capture.rules.ts'

export const CODE_NAMES = ['referral_code', 'agent_code', 'affiliate_code'] as const
export type CodeName = (typeof CODE_NAMES)[number]

export interface CaptureInput {
  readonly name: CodeName
  /** The query parameter of the same name, empty if it is missing. */
  readonly code: string
}

export const capturePorts = { keepCode: port<Result<undefined>, CaptureInput>('keepCode') }

/** Stores the code of a shared link, then goes on to sign-up. */
export const captureMachine = setup({
  types: {
    context: {} as CaptureInput,
    events: {} as { type: 'close' },
    input: {} as CaptureInput,
    output: {} as ScreenOutput,
  },
  actors: capturePorts,
  guards: { hasCode: ({ context }) => isCode(context.code) },
}).createMachine({
  id: 'capture',
  context: ({ input }) => input,
  output: (): ScreenOutput => ({ kind: 'navigate', to: '/signup', replace: true }),
  initial: 'reading',
  states: {
    reading: { always: [{ guard: 'hasCode', target: 'keeping' }, { target: 'missing' }] },
    keeping: {
      invoke: {
        src: 'keepCode',
        id: 'keepCode',
        input: ({ context }) => context,
        onDone: 'done',
      },
    },
    missing: { on: { close: 'done' } },
    done: { type: 'final' },
  },
})
