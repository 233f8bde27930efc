import { channel } from '@tiya/ports/port'
import { assign, sendTo, setup } from 'xstate'
import type { Period } from './realityCheck.rules.ts'

interface RealityCheckSettingInput {
  readonly remoteId: string
}

/** Stores the period and removes the reminder scheduled for the previous one. */
type SettingStoreEvent = { type: 'save'; period: Period }

interface SettingContext extends RealityCheckSettingInput {
  /** The period stored on the device. */
  saved: Period
  chosen: Period
}

type SettingEvent =
  | { type: 'setting.changed'; period: Period }
  | { type: 'open' }
  | { type: 'choose'; period: Period }
  | { type: 'save' }
  | { type: 'close' }

export const realityCheckSettingPorts = {
  settingStore: channel<SettingEvent, SettingStoreEvent, RealityCheckSettingInput>('settingStore'),
}

/** The dialog in which the player sets the reminder. */
export const realityCheckSettingMachine = setup({
  types: {
    context: {} as SettingContext,
    events: {} as SettingEvent,
    input: {} as RealityCheckSettingInput,
  },
  actors: realityCheckSettingPorts,
  guards: { isChanged: ({ context }) => context.chosen !== context.saved },
  actions: {
    chooseSaved: assign(({ context }) => ({ chosen: context.saved })),
    save: sendTo('settingStore', ({ context }) => ({ type: 'save' as const, period: context.chosen })),
  },
}).createMachine({
  id: 'realityCheckSetting',
  context: ({ input }) => ({ ...input, saved: 0, chosen: 0 }),
  invoke: {
    src: 'settingStore',
    id: 'settingStore',
    input: ({ context: { remoteId } }) => ({ remoteId }),
  },
  on: { 'setting.changed': { actions: assign({ saved: ({ event }) => event.period }) } },
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'choosing', actions: 'chooseSaved' } } },
    choosing: {
      on: {
        choose: { actions: assign({ chosen: ({ event }) => event.period }) },
        save: [{ guard: 'isChanged', target: 'closed', actions: 'save' }, { target: 'closed' }],
        close: 'closed',
      },
    },
  },
})
