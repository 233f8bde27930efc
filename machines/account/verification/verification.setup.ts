import { notifyParent } from '@tiya/ports/notifyParent'
import { channel, port } from '@tiya/ports/port'
import { type AnyEventObject, assign, setup, stateIn } from 'xstate'
import { isFilled } from '../../common/input/form.ts'
import { readCode } from '../../common/input/typed.rules.ts'
import { leavesOutcomeUnknown } from '../../common/outcome.rules.ts'
import type { Failure, Result } from '../../common/result.ts'
import {
  type CodesSent,
  type ContactError,
  type ContactKind,
  type ContactRequest,
  checkContact,
  isAddedAlready,
  mustAdd,
  requestOf,
  resendIn,
  withAdded,
  withCodeSent,
  withinPeriod,
} from './verification.rules.ts'

interface VerificationInput {
  readonly kind: ContactKind
  readonly remoteId: string
  /** The initial value of the field; empty for a new phone. */
  readonly contact: string
  /** The phones that the player has already added. */
  readonly added: readonly string[]
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

/** The verification's ports, guards and actions. */
export const flow = setup({
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
