import { channel } from '@tiya/ports/port'
import { assign, type EventObject, not, sendTo, setup } from 'xstate'
import { isBusy, type Surroundings } from '../surroundings.rules.ts'

/** How long `Later` postpones the prompt: one hour, in milliseconds. */
const PUT_OFF = 60 * 60 * 1_000

/** How long a slow phone may take until the new worker controls the page, in milliseconds. */
const TAKE_OVER_LIMIT = 20_000

/** `takeOver`: the worker of the new version takes over if it can. `reload`: the page is loaded again. */
type ServiceWorkerEvent = EventObject & { type: 'takeOver' | 'reload' }

interface UpdateContext {
  path: string
}

type UpdateEvent =
  | { type: 'update.ready' }
  /** What a reload would show is the new version, or as new as it gets. */
  | { type: 'update.tookOver' }
  | ({ type: 'surroundings.changed' } & Surroundings)
  | { type: 'reload' }
  | { type: 'later' }

export const updatePorts = {
  /** Registers the service worker and sends `update.ready` whenever a newer version has been fetched, and `update.tookOver` after `takeOver`. */
  serviceWorker: channel<UpdateEvent, ServiceWorkerEvent>('serviceWorker'),
  surroundings: channel<UpdateEvent>('surroundings'),
}

const flow = setup({
  types: { context: {} as UpdateContext, events: {} as UpdateEvent },
  actors: updatePorts,
  guards: {
    isBusy: ({ context }) => isBusy(context.path),
  },
  actions: {
    takeOver: sendTo('serviceWorker', { type: 'takeOver' }),
    reloadPage: sendTo('serviceWorker', { type: 'reload' }),
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
    waiting: { always: { guard: not('isBusy'), target: 'asking' } },
    asking: {
      always: { guard: 'isBusy', target: 'waiting' },
      on: { reload: 'reloading', later: 'putOff' },
    },
    putOff: {
      after: { putOff: 'waiting' },
      on: { 'update.ready': 'waiting' },
    },
    reloading: {
      entry: 'takeOver',
      always: { guard: 'isBusy', target: 'waiting' },
      on: { 'update.tookOver': { actions: 'reloadPage' } },
      after: { takeOverLimit: 'late' },
    },
    late: {
      always: { guard: 'isBusy', target: 'waiting' },
      on: { reload: 'reloading', later: 'putOff' },
    },
  },
})
