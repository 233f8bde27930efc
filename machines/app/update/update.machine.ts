import { assign, type EventObject, sendTo, setup } from 'xstate'
import { channel } from '../../common/port.ts'
import { isBusy, type Surroundings } from '../surroundings.rules.ts'

/** How long `Later` postpones the prompt: one hour, in milliseconds. */
const PUT_OFF = 60 * 60 * 1_000

/** How long a slow phone may take until the new worker controls the page, in milliseconds. */
const TAKE_OVER_LIMIT = 20_000

/** Requests the new version: its worker takes over if it can, and the page reloads. */
type ServiceWorkerEvent = EventObject & { type: 'takeOver' }

interface UpdateContext {
  path: string
}

type UpdateEvent =
  | { type: 'update.ready' }
  | ({ type: 'surroundings.changed' } & Surroundings)
  | { type: 'reload' }
  | { type: 'later' }

export const updatePorts = {
  /** Registers the service worker and sends `update.ready` whenever a newer version has been fetched. */
  serviceWorker: channel<UpdateEvent, ServiceWorkerEvent>('serviceWorker'),
  surroundings: channel<UpdateEvent>('surroundings'),
}

const flow = setup({
  types: { context: {} as UpdateContext, events: {} as UpdateEvent },
  actors: updatePorts,
  guards: {
    isFree: ({ context }) => !isBusy(context.path),
    isBusy: ({ context }) => isBusy(context.path),
  },
  actions: {
    takeOver: sendTo('serviceWorker', { type: 'takeOver' }),
  },
  delays: { putOff: PUT_OFF, takeOverLimit: TAKE_OVER_LIMIT },
})

/** Asks the player before reloading for a new version, but never during a payment or a game. */
export const updateMachine = flow.createMachine({
  id: 'update',
  context: { path: '/' },
  invoke: [
    { src: 'serviceWorker', id: 'serviceWorker' },
    { src: 'surroundings', id: 'surroundings' },
  ],
  on: { 'surroundings.changed': { actions: assign({ path: ({ event }) => event.path }) } },
  initial: 'current',
  states: {
    current: { on: { 'update.ready': 'waiting' } },
    waiting: { always: { guard: 'isFree', target: 'asking' } },
    asking: {
      always: { guard: 'isBusy', target: 'waiting' },
      on: { reload: 'reloading', later: 'putOff' },
    },
    putOff: {
      after: { putOff: 'waiting' },
      on: { 'update.ready': 'waiting' },
    },
    reloading: { entry: 'takeOver', after: { takeOverLimit: 'late' } },
    late: { on: { reload: 'reloading', later: 'putOff' } },
  },
})
