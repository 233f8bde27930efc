import { type AnyEventObject, assign, not, setup, stateIn } from 'xstate'
import { isFilled } from '../../common/input/form.ts'
import { readCode } from '../../common/input/typed.rules.ts'
import { notifyParent } from '../../common/notifyParent.ts'
import { isOutcomeUnknown, leavesOutcomeUnknown } from '../../common/outcome.rules.ts'
import { channel, port } from '../../common/port.ts'
import { present } from '../../common/present.ts'
import { type Failure, failureOf, isOk, outputValue, type Result } from '../../common/result.ts'
import {
  type CodesSent,
  type ContactError,
  type ContactKind,
  checkContact,
  codeSentTo,
  contactOnWire,
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
  /** A phone that may have been added: the outcome of the request to add it is unknown. Otherwise empty. */
  outcomeUnknown: string
}

type VerificationEvent =
  | { type: 'contact.changed'; value: string }
  | { type: 'contact.left' }
  | { type: 'code.changed'; value: string }
  | { type: 'code.left' }
  | { type: 'send' }
  | { type: 'verify' }
  | { type: 'close' }
  | { type: 'reopen' }
  | { type: 'clock.ticked'; now: number }

/** What the device stored of a player's contacts, and the time. */
interface Recalled {
  readonly codes: CodesSent
  readonly now: number
}

/** What the verification sends its parent, after a phone was added. */
export type VerificationMessage = { readonly type: 'contacts.changed' }

export const verificationPorts = {
  recall: port<Result<Recalled>, string>('recall'),
  addNumber: port<Result<unknown>, ContactRequest>('addNumber'),
  /** Resolves with the time the code was sent, by the page's clock; the countdown starts then. */
  sendCode: port<Result<number>, ContactRequest>('sendCode'),
  verifyCode: port<Result<unknown>, ContactRequest & { readonly code: string }>('verifyCode'),
  clock: channel<VerificationEvent, AnyEventObject, { readonly deadline: number }>('clock'),
}

function requestOf({ kind, remoteId, contact }: VerificationContext): ContactRequest {
  return { kind, remoteId, contact: contactOnWire(kind, contact) }
}

function mustAdd(context: VerificationContext): boolean {
  const { kind, contact } = requestOf(context)
  return kind === 'added' && !context.added.includes(contact) && !codeSentTo(context)?.added
}

/**
 * Returns true if the phone was refused after a request whose outcome is unknown. That request may have added
 * the phone, which sending the code will show.
 */
function isAddedAlready(context: VerificationContext, result: Result<unknown>): boolean {
  if (result.ok || context.outcomeUnknown !== requestOf(context).contact) return false
  return result.failure.kind === 'refused' && !leavesOutcomeUnknown(result.failure, 'other')
}

const flow = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    input: {} as VerificationInput,
    output: {} as boolean,
    tags: {} as 'busy',
  },
  actors: verificationPorts,
  guards: {
    isCounting: ({ context }) => resendIn(context) !== 0,
    isWrongContact: ({ context }) => checkContact(context.kind, context.contact) !== null,
    mustAdd: ({ context }) => mustAdd(context),
    isAdded: ({ context }, result: Result<unknown>) => result.ok || isAddedAlready(context, result),
    isContactFilled: ({ context }) => isFilled(context.contact),
    isCodeFilled: ({ context }) => isFilled(context.code),
    isCode: ({ context }) => readCode(context.code) !== '',
    isHidden: stateIn({ open: { popup: 'hidden' } }),
  },
  actions: {
    notifyParent: notifyParent<VerificationMessage>(),
    noteContactError: assign({
      contactError: ({ context }) => checkContact(context.kind, context.contact),
      sendFailure: null,
    }),
    noteAdded: assign({
      codes: ({ context }) => withAdded(context.codes, requestOf(context).contact),
      outcomeUnknown: '',
    }),
    noteNotAdded: assign(({ context }, failure: Failure) => ({
      sendFailure: failure,
      outcomeUnknown: leavesOutcomeUnknown(failure, 'other') ? requestOf(context).contact : '',
    })),
    recallCodes: assign((_, recalled: Recalled) => recalled),
    tick: assign(({ context }, now: number) => ({ now, codes: withinPeriod(context.codes, now) })),
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
      always: { guard: 'isHidden', target: '#verification.closed' },
      on: {
        'contact.changed': {
          actions: assign({ contact: ({ event }) => event.value, contactError: null, sendFailure: null }),
        },
        'contact.left': {
          guard: 'isContactFilled',
          actions: assign({ contactError: ({ context }) => checkContact(context.kind, context.contact) }),
        },
        'code.left': {
          guard: 'isCodeFilled',
          actions: assign({ codeMissing: ({ context }) => readCode(context.code) === '' }),
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
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        id: 'sendCode',
        input: ({ context }) => requestOf(context),
        onDone: [
          { guard: isOk, target: 'editing', actions: { type: 'startCountdown', params: outputValue } },
          { target: 'editing', actions: assign({ sendFailure: failureOf }) },
        ],
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
          {
            guard: isOutcomeUnknown,
            target: 'editing',
            actions: [
              assign({ verifyFailure: failureOf }),
              { type: 'notifyParent', params: { type: 'contacts.changed' } },
            ],
          },
          { target: 'editing', actions: assign({ verifyFailure: failureOf }) },
        ],
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
        input: ({ context }) => ({ deadline: present(codeSentTo(context)).until }),
      },
      always: { guard: not('isCounting'), target: 'over' },
      on: { 'clock.ticked': { actions: { type: 'tick', params: ({ event }) => event.now } } },
    },
  },
})

const popup = flow.createStateConfig({
  initial: 'shown',
  states: {
    shown: { on: { close: 'hidden' } },
    /** A call under way goes on to its end. */
    hidden: { on: { reopen: 'shown' } },
  },
})

/**
 * Sends a code to a phone or an e-mail address, and checks it. Each contact has its own countdown, a deadline
 * stored on the device, so it outlives this actor. Its output is true if the contact is verified.
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
    outcomeUnknown: '',
  }),
  output: ({ event }) => event.output === true,
  initial: 'recalling',
  states: {
    recalling: {
      invoke: {
        src: 'recall',
        id: 'recall',
        input: ({ context }) => context.remoteId,
        onDone: [
          { guard: isOk, target: 'open', actions: { type: 'recallCodes', params: outputValue } },
          { target: 'open' },
        ],
      },
    },
    open: { type: 'parallel', states: { form, countdown, popup } },
    verified: { type: 'final', output: true },
    closed: { type: 'final' },
  },
})
