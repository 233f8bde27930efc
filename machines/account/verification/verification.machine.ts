import { type AnyEventObject, assign, not, setup } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import {
  type Failure,
  failureOf,
  isOk,
  isUnclear,
  type Result,
  resultFailure,
  UNEXPECTED,
  valueOr,
} from '../../common/result.ts'
import {
  type CodesSent,
  type ContactError,
  type ContactKind,
  checkContact,
  codeSentTo,
  contactOnWire,
  readCode,
  resendIn,
  withAdded,
  withCodeSent,
  withinPeriod,
} from './verification.rules.ts'

export interface VerificationInput {
  readonly kind: ContactKind
  readonly remoteId: string
  /** The initial value of the field; empty for a new phone. */
  readonly contact: string
  /** The phones that the player has already added. */
  readonly added: readonly string[]
}

/** A contact of one player, in its wire format. */
export interface ContactRequest {
  readonly kind: ContactKind
  readonly remoteId: string
  readonly contact: string
}

interface VerificationContext extends VerificationInput {
  code: string
  codes: CodesSent
  /** Milliseconds since the epoch, as of the last tick or response. */
  now: number
  contactError: ContactError | null
  codeMissing: boolean
  /** Failure of adding the phone or sending the code. */
  sendFailure: Failure | null
  verifyFailure: Failure | null
  /** A phone that may have been added: the request to add it got no clear response. Otherwise empty. */
  unsure: string
}

type VerificationEvent =
  | { type: 'contact.changed'; value: string }
  | { type: 'code.changed'; value: string }
  | { type: 'send' }
  | { type: 'verify' }
  | { type: 'clock.ticked'; now: number }

export const verificationPorts = {
  recall: port<{ readonly codes: CodesSent; readonly now: number }, string>('recall'),
  addNumber: port<Result<unknown>, ContactRequest>('addNumber'),
  /** Resolves with the time the code was sent, by the page's clock; the countdown starts then. */
  sendCode: port<Result<number>, ContactRequest>('sendCode'),
  verifyCode: port<Result<unknown>, ContactRequest & { readonly code: string }>('verifyCode'),
  clock: channel<AnyEventObject, { readonly deadline: number }>('clock'),
}

function requestOf({ kind, remoteId, contact }: VerificationContext): ContactRequest {
  return { kind, remoteId, contact: contactOnWire(kind, contact) }
}

function mustAdd(context: VerificationContext): boolean {
  const { kind, contact } = requestOf(context)
  return kind === 'added' && !context.added.includes(contact) && !codeSentTo(context)?.added
}

/**
 * Returns true if the phone was refused after a request without a clear response. That request may have added
 * the phone, which sending the code will show.
 */
function isAddedAlready(context: VerificationContext, result: Result<unknown>): boolean {
  const failure = resultFailure(result)
  return context.unsure === requestOf(context).contact && failure?.kind === 'refused' && failure.status < 500
}

const flow = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    input: {} as VerificationInput,
    tags: {} as 'busy',
  },
  actors: verificationPorts,
  guards: {
    isCounting: ({ context }) => resendIn(context) !== 0,
    isWrongContact: ({ context }) => checkContact(context.kind, context.contact) !== null,
    mustAdd: ({ context }) => mustAdd(context),
    isAdded: ({ context }, result: Result<unknown>) => result.ok || isAddedAlready(context, result),
    isCode: ({ context }) => readCode(context.code) !== '',
  },
  actions: {
    notifyParent,
    noteContactError: assign({
      contactError: ({ context }) => checkContact(context.kind, context.contact),
      sendFailure: null,
    }),
    noteAdded: assign({
      codes: ({ context }) => withAdded(context.codes, requestOf(context).contact),
      unsure: '',
    }),
    noteNotAdded: assign(({ context }, failure: Failure | null) => ({
      sendFailure: failure,
      unsure: failure !== null && isUnclear(failure) ? requestOf(context).contact : '',
    })),
    tick: assign(({ context, event }) =>
      event.type === 'clock.ticked' ? { now: event.now, codes: withinPeriod(context.codes, event.now) } : {},
    ),
    startCountdown: assign(({ context }, at: number) => ({
      now: at,
      codes: withCodeSent(context.codes, context.kind, requestOf(context).contact, at),
    })),
  },
})

const form = flow.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      on: {
        'contact.changed': {
          actions: assign({ contact: ({ event }) => event.value, contactError: null, sendFailure: null }),
        },
        'code.changed': {
          actions: assign({ code: ({ event }) => event.value, codeMissing: false, verifyFailure: null }),
        },
        send: [
          { guard: 'isWrongContact', actions: 'noteContactError' },
          { guard: 'mustAdd', target: 'adding', actions: assign({ sendFailure: null }) },
          { guard: not('isCounting'), target: 'sending', actions: assign({ sendFailure: null }) },
        ],
        verify: [
          {
            guard: 'isCode',
            target: 'verifying',
            actions: assign({ codeMissing: false, verifyFailure: null }),
          },
          { actions: assign({ codeMissing: true, verifyFailure: null }) },
        ],
      },
    },
    /** A phone is added once, before its first code is sent. */
    adding: {
      tags: 'busy',
      invoke: {
        src: 'addNumber',
        id: 'addNumber',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'isAdded', params: ({ event }) => event.output },
            target: 'sending',
            actions: ['noteAdded', { type: 'notifyParent', params: { type: 'contacts.changed' } }],
          },
          { target: 'editing', actions: { type: 'noteNotAdded', params: failureOf } },
        ],
        onError: { target: 'editing', actions: assign({ sendFailure: UNEXPECTED }) },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        id: 'sendCode',
        input: ({ context }) => requestOf(context),
        onDone: [
          { guard: isOk, target: 'editing', actions: { type: 'startCountdown', params: valueOr(0) } },
          { target: 'editing', actions: assign({ sendFailure: failureOf }) },
        ],
        onError: { target: 'editing', actions: assign({ sendFailure: UNEXPECTED }) },
      },
    },
    verifying: {
      tags: 'busy',
      invoke: {
        src: 'verifyCode',
        id: 'verifyCode',
        input: ({ context }) => ({ ...requestOf(context), code: readCode(context.code) }),
        onDone: [
          { guard: isOk, target: '#verification.verified' },
          { target: 'editing', actions: assign({ verifyFailure: failureOf }) },
        ],
        onError: { target: 'editing', actions: assign({ verifyFailure: UNEXPECTED }) },
      },
    },
  },
})

/** The wait until another code can be sent to the typed contact. */
const countdown = flow.createStateConfig({
  initial: 'over',
  states: {
    over: { always: { guard: 'isCounting', target: 'running' } },
    running: {
      invoke: {
        src: 'clock',
        id: 'clock',
        input: ({ context }) => ({ deadline: codeSentTo(context)?.until ?? 0 }),
      },
      always: { guard: not('isCounting'), target: 'over' },
      on: { 'clock.ticked': { actions: 'tick' } },
    },
  },
})

/**
 * Sends a code to a phone or an e-mail address, and checks it. Each contact has its own countdown, a deadline
 * stored on the device, so it outlives this actor.
 */
export const verificationMachine = flow.createMachine({
  id: 'verification',
  context: ({ input }) => ({
    ...input,
    code: '',
    codes: {},
    now: 0,
    contactError: null,
    codeMissing: false,
    sendFailure: null,
    verifyFailure: null,
    unsure: '',
  }),
  initial: 'recalling',
  states: {
    recalling: {
      invoke: {
        src: 'recall',
        id: 'recall',
        input: ({ context }) => context.remoteId,
        onDone: { target: 'open', actions: assign(({ event }) => event.output) },
        onError: 'open',
      },
    },
    open: { type: 'parallel', states: { form, countdown } },
    verified: { type: 'final' },
  },
})
