import { port } from '@tiya/ports/port'
import { failureOf, isOk, type Result } from '@tiya/ports/result'
import { assign, setup } from 'xstate'

export interface Parcel {
  readonly status: 'on the way' | 'delivered'
  readonly place: string
}

export type Reason = { readonly kind: 'refused' | 'lost' }

export interface Form {
  readonly email: string
  readonly code: string
}

export type ParcelEvent =
  | ({ type: 'submit' } & Form)
  | { type: 'refresh' }
  | { type: 'retry' }
  | { type: 'redirect' }
  | { type: 'undo' }
  | { type: 'logOut' }

interface Context {
  readonly parcel: Parcel | null
  readonly problem: 'incomplete' | Reason['kind'] | null
  /** Failed requests since the last answer. */
  readonly failures: number
  readonly secondsLeft: number
}

const EMPTY: Context = { parcel: null, problem: null, failures: 0, secondsLeft: 0 }
const TIME_TO_UNDO = 5
const MOST_FAILURES = 2

/** Follows one parcel: log-in, a look at it every half minute, and its way to a neighbour, which can be undone. */
export const parcelMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ParcelEvent,
  },
  actors: {
    logIn: port<Result<null, Reason>, Form>('logIn'),
    loadParcel: port<Result<Parcel, Reason>>('loadParcel'),
    redirectParcel: port<Result<Parcel, Reason>>('redirectParcel'),
  },
  guards: {
    isFilled: (_, { email, code }: Form) => email.includes('@') && code.length >= 6,
    mayTryAgain: ({ context }) => context.failures + 1 < MOST_FAILURES,
    isDelivered: ({ context }) => context.parcel?.status === 'delivered',
    isLastSecond: ({ context }) => context.secondsLeft <= 1,
  },
  delays: { pollInterval: 30_000, retryInterval: 3_000, second: 1_000 },
}).createMachine({
  id: 'parcel',
  context: EMPTY,
  initial: 'signedOut',
  states: {
    signedOut: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            submit: [
              { guard: { type: 'isFilled', params: ({ event }) => event }, target: 'checking' },
              { actions: assign({ problem: 'incomplete' }) },
            ],
          },
        },
        checking: {
          invoke: {
            src: 'logIn',
            id: 'logIn',
            input: ({ event }) => ({ email: (event as Form).email, code: (event as Form).code }),
            onDone: [
              { guard: isOk, target: '#parcel.signedIn', actions: assign(EMPTY) },
              { target: 'editing', actions: assign(({ event }) => ({ problem: failureOf({ event }).kind })) },
            ],
          },
        },
      },
    },
    signedIn: {
      initial: 'loading',
      on: { logOut: { target: '.left' } },
      states: {
        loading: {
          invoke: {
            src: 'loadParcel',
            id: 'loadParcel',
            onDone: [
              {
                guard: isOk,
                target: 'judging',
                actions: assign({
                  parcel: ({ event }) => (event.output.ok ? event.output.value : null),
                  failures: 0,
                }),
              },
              {
                guard: 'mayTryAgain',
                target: 'waiting',
                actions: assign({ failures: ({ context }) => context.failures + 1 }),
              },
              { target: 'broken' },
            ],
          },
        },
        waiting: { after: { retryInterval: 'loading' } },
        broken: { on: { retry: { target: 'loading', actions: assign({ failures: 0 }) } } },
        judging: { always: [{ guard: 'isDelivered', target: 'delivered' }, { target: 'shown' }] },
        shown: {
          on: {
            refresh: 'loading',
            redirect: {
              target: 'redirecting',
              actions: assign({ secondsLeft: TIME_TO_UNDO, problem: null }),
            },
          },
          after: { pollInterval: 'loading' },
        },
        redirecting: {
          on: { undo: 'shown' },
          after: {
            second: [
              { guard: 'isLastSecond', target: 'sending' },
              {
                target: 'redirecting',
                reenter: true,
                actions: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
              },
            ],
          },
        },
        sending: {
          invoke: {
            src: 'redirectParcel',
            id: 'redirectParcel',
            onDone: [
              {
                guard: isOk,
                target: 'shown',
                actions: assign({
                  parcel: ({ event, context }) => (event.output.ok ? event.output.value : context.parcel),
                }),
              },
              { target: 'shown', actions: assign(({ event }) => ({ problem: failureOf({ event }).kind })) },
            ],
          },
        },
        delivered: {},
        left: { always: { target: '#parcel.signedOut', actions: assign(EMPTY) } },
      },
    },
  },
})
