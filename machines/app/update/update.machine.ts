import { assign, type EventObject, sendTo, setup } from 'xstate'
import { channel } from '../../common/port.ts'
import { isBusy, type Surroundings } from '../surroundings.rules.ts'

/** How long `Later` keeps the question away: an hour. */
const PUT_OFF = 60 * 60 * 1_000

/** Asks for the new version: it takes over where it can, and the page is loaded again. */
export type ServiceWorkerEvent = EventObject & { type: 'takeOver' }

interface UpdateContext {
  path: string
}

type UpdateEvent =
  | { type: 'update.ready' }
  | ({ type: 'surroundings.changed' } & Surroundings)
  | { type: 'reload' }
  | { type: 'later' }

export const updatePorts = {
  /** Registers the service worker; sends `update.ready` for each newer version that has been fetched. */
  serviceWorker: channel<ServiceWorkerEvent>('serviceWorker'),
  surroundings: channel('surroundings'),
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
  delays: { putOff: PUT_OFF },
})

/** Asks before the page is loaded again for a new version, never in a payment or a game. It never reloads by itself. */
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
    reloading: { entry: 'takeOver' },
  },
})
