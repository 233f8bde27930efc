import type { Failure } from '../../common/result.ts'
import type { CapturedCodes } from '../signup/signup.rules.ts'
import type { RegisterErrors, RegisterForm, RegisterRefusals, RegisterTextField } from './register.rules.ts'

export interface RegisterRequest {
  readonly form: RegisterForm
  readonly codes: CapturedCodes
  /** The key of the picture that the visitor read. */
  readonly key: string
}

export interface RegisterInput {
  readonly codes: CapturedCodes
  /** Random, generated each time the screen starts; the keys of its pictures begin with it. */
  readonly seed: string
}

export interface RegisterContext extends RegisterInput {
  form: RegisterForm
  errors: RegisterErrors
  /** The server's message for each field, until the field is changed. */
  refusals: RegisterRefusals
  failure: Failure | null
  /** The number of pictures requested so far. */
  pictures: number
  /** True if the outcome of a request for this username is unknown: the player may already exist. */
  outcomeUnknown: boolean
  /** True if the previous form created a player. */
  registered: boolean
}

export type RegisterEvent =
  | { type: 'field.changed'; field: RegisterTextField; value: string }
  | { type: 'field.left'; field: RegisterTextField }
  | { type: 'adult.toggled' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'submit' }
  | { type: 'dismiss' }
  | { type: 'picture.loaded' }
  | { type: 'picture.failed' }
  | { type: 'picture.renew' }
