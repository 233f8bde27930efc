import type { EventObject } from 'xstate'
import type { Failure } from '../../common/result.ts'
import type { CodeDraft, ForgotErrors, ForgotForm, ForgotMode } from './forgotPassword.rules.ts'

export interface ForgotContext {
  mode: ForgotMode
  form: ForgotForm
  errors: ForgotErrors
  failure: Failure | null
  /** Failure of the last request for another code. */
  resendFailure: Failure | null
  /** When the last code was sent and the time of the last tick, in milliseconds since the epoch. */
  sentAt: number
  now: number
}

export type DraftStoreEvent = EventObject &
  ({ readonly type: 'keep'; readonly draft: CodeDraft } | { readonly type: 'forget' })

export type ForgotEvent =
  | { type: 'mode.chosen'; mode: ForgotMode }
  | { type: 'field.changed'; field: keyof ForgotForm; value: string }
  | { type: 'field.left'; field: keyof ForgotForm }
  | { type: 'submit' }
  | { type: 'resend' }
  | { type: 'back' }
  | { type: 'clock.ticked'; now: number }
