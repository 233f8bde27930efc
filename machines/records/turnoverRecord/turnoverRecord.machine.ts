import type { Turnover } from '@tiya/contract/money'
import { setup } from 'xstate'
import { recordsMachine } from '../records.machine.ts'
import type { TurnoverTab } from './turnoverRecord.rules.ts'

type TurnoverRecordEvent = { type: 'tab.chosen'; tab: TurnoverTab }

/** The player's turnovers: those still to be played before a withdrawal, and completed ones. */
export const turnoversMachine = recordsMachine<Turnover>('turnovers', {
  idOf: ({ id }) => id,
})

/** The list of turnovers, filtered by tab. */
export const turnoverRecordMachine = setup({
  types: {
    context: {} as { remoteId: string },
    events: {} as TurnoverRecordEvent,
    input: {} as { remoteId: string },
    children: {} as { turnovers: 'turnovers' },
  },
  actors: { turnovers: turnoversMachine },
  guards: { isCompleted: ({ event }) => event.tab === 'completed' },
}).createMachine({
  id: 'turnoverRecord',
  context: ({ input }) => input,
  invoke: {
    src: 'turnovers',
    id: 'turnovers',
    input: ({ context }) => ({ remoteId: context.remoteId }),
  },
  on: { 'tab.chosen': [{ guard: 'isCompleted', target: '.completed' }, { target: '.active' }] },
  initial: 'active',
  states: { active: {}, completed: {} },
})
