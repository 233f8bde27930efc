import * as z from 'zod/mini'
import { call, decimal, flag, id, maybe, money, number, strictList, tolerantObject } from './wire.ts'

const message = z.object({ message: maybe(z.string()) })

const exchangeTokens = maybe(strictList(z.object({ token: z.string() })))

export const loginResponse = tolerantObject(
  {
    token: z.string().check(z.regex(/./)),
    remote_id: id,
    username: z.string(),
    exchange: exchangeTokens,
    message: maybe(z.string()),
  },
  ['token', 'remote_id'],
)

export const signupPayload = z.object({
  username: z.string(),
  password: z.string(),
  confirmPassword: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  referral_code: z.string(),
  agent_code: z.string(),
  currency: z.enum(['BDT', 'INR', 'PKR']),
  status: z.literal('active'),
  /** Sent only if it was captured from a link. */
  affiliate_code: z.optional(z.string()),
  captcha: z.optional(z.string()),
  captcha_key: z.optional(z.string()),
})

/** `1` if the phone is verified. Effectively a flag, so a boolean is accepted too. */
const sessionId = z.codec(z.union([z.string(), z.number(), z.boolean()]), z.string(), {
  decode: (value) => (typeof value === 'boolean' ? (value ? '1' : '0') : String(value)),
  encode: (value) => value,
})

export const user = tolerantObject(
  {
    id,
    username: z.string(),
    name: maybe(z.string()),
    phone: id,
    email: z.string(),
    session_id: maybe(sessionId),
    created_at: z.string(),
    dofb: maybe(z.string()),
    email_verified_at: maybe(z.string()),
    vip_coin: number,
    balance: money,
    referral_code: z.string(),
    cash_bonus: money,
    /** Taka for one VIP point. */
    vip_rate: maybe(decimal),
    /** Taka to bet for one VIP point. */
    vip_stake: maybe(money),
    /** Taka that a friend brings, and the approved deposits that it takes. */
    referral_bonus: maybe(money),
    referral_deposits: maybe(money),
    /** What open bets hold. */
    exposure: maybe(money),
    /** Parsed with `referrals` below. Unknown here because servers may omit it or use it for something else. */
    referrals: z.optional(z.unknown()),
  },
  ['id'],
)

/** The players who signed up with a player's link. */
export const referrals = strictList(z.object({ id, username: z.string(), created_at: z.string() }))

export const contact = z.object({ id, contract_value: id, isverify: flag })

export type LoginResponse = z.output<typeof loginResponse>
export type SignupPayload = z.output<typeof signupPayload>
export type User = z.output<typeof user>
export type Referral = z.output<typeof referrals>[number]
export type Contact = z.output<typeof contact>

/** Calls of a guest: login, sign-up and password reset. */
export const accessCalls = {
  login: call('POST /login', {
    auth: 'none',
    body: z.object({ username: z.string(), password: z.string() }),
    response: loginResponse,
  }),
  createPlayer: call('POST /v1/create-players', {
    auth: 'optional',
    body: signupPayload,
    response: tolerantObject({ message: maybe(z.string()), exchange: exchangeTokens }),
  }),
  forgotPassword: call('POST /usr-forgot-password', {
    auth: 'optional',
    body: z.union([
      z.object({ type: z.literal('email'), email: z.string(), username: z.string() }),
      z.object({ type: z.literal('sms'), phone: z.string(), username: z.string() }),
    ]),
    response: message,
  }),
  resetPassword: call('POST /usr-reset-password', {
    auth: 'optional',
    body: z.object({
      otp: z.string(),
      password: z.string(),
      password_confirmation: z.string(),
      username: z.string(),
    }),
    response: message,
  }),
}

const remoteId = z.object({ remote_id: id })

/** Calls of the player's account. */
export const accountCalls = {
  playerLogin: call('POST /player-login', {
    body: z.object({ user_id: id }),
    response: z.object({ access_token: z.string() }),
  }),
  user: call('GET /user/show', { query: remoteId, response: z.object({ user }) }),
  otherPhones: call('GET /get/other/phone', { response: z.object({ data: strictList(contact) }) }),
  sendCode: call('POST /send-verification-code', {
    body: z.union([z.object({ phone: z.string() }), z.object({ email: z.string() })]),
    response: message,
  }),
  verifyPhone: call('POST /verify-phone-number', {
    body: z.object({ verification_code: z.string() }),
    response: message,
  }),
  verifyEmail: call('POST /verify-email', { body: z.object({ code: z.string() }), response: message }),
  addNumber: call('POST /add/number', { body: z.object({ phone: z.string() }), response: message }),
  sendAddedCode: call('POST /add/send-verification-code', {
    body: z.object({ phone: z.string() }),
    response: message,
  }),
  verifyAddedPhone: call('POST /add/verify-phone-number', {
    body: z.object({ verification_code: z.string() }),
    response: message,
  }),
  updateProfile: call('POST /user/profile/update', {
    body: z.object({ remote_id: id, dofb: z.string() }),
    response: z.object({ dofb: z.string() }),
  }),
  changePassword: call('POST /user-pwd', {
    body: z.object({
      old_password: z.string(),
      new_password: z.string(),
      new_password_confirmation: z.string(),
    }),
    response: message,
  }),
  convertPoints: call('GET /convert-vipcoin', {
    kind: 'money',
    query: z.object({ remote_id: id, vip_coin: number }),
    response: z.object({ success: flag, message: maybe(z.string()) }),
  }),
  claimCash: call('POST /cash-claim', { kind: 'money', response: message }),
}
