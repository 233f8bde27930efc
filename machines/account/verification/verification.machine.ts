import { failureOf, isOk, outputValue } from '@tiya/ports/result'
import { assign, not } from 'xstate'
import { readCode } from '../../common/input/typed.rules.ts'
import { isOutcomeUnknown } from '../../common/outcome.rules.ts'
import { present } from '../../common/present.ts'
import { checkContact, codeSentTo, requestOf } from './verification.rules.ts'
import { flow } from './verification.setup.ts'

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
