import type { accessCalls, accountCalls } from '../../account.ts'
import type { CallDocs } from '../callDocs.types.ts'

const WRONG_CODE = {
  message: 'Invalid or expired code.',
  errors: { verification_code: ['Invalid or expired code.'] },
}

export const accessDocs: CallDocs<typeof accessCalls> = {
  login: {
    summary: 'Starts a session',
    note: '`remote_id` identifies the player in other calls. `exchange` holds the token for the frame of the exchange. A refusal with 401 does not end a session.',
    body: { username: 'rahim88', password: 'abc12345' },
    answer: {
      token: '7|kz1mVtQ0bqJcYx',
      remote_id: 41,
      username: 'rahim88',
      exchange: [{ token: 'ex-5f1c' }],
      message: 'Logged in.',
    },
    refusals: { 401: { message: 'Invalid username or password.' } },
  },
  createPlayer: {
    summary: 'Creates a player',
    note: 'Usernames have 4 to 16 letters and digits. `captcha` (the answer) and `captcha_key` are sent where the form has a picture, `affiliate_code` where a link had one.',
    body: {
      username: 'rahim88',
      password: 'abc12345',
      confirmPassword: 'abc12345',
      name: 'Rahim Uddin',
      phone: '01712345678',
      email: 'rahim@mail.example',
      referral_code: '',
      agent_code: '',
      currency: 'BDT',
      status: 'active',
    },
    answer: { message: 'Your account has been created.' },
    refusals: {
      422: {
        message: 'The username has already been taken.',
        errors: { username: ['The username has already been taken.'] },
      },
    },
  },
  forgotPassword: {
    summary: 'Sends a code to reset the password',
    note: 'By e-mail with `type` `email` and `email`, by SMS with `sms` and `phone`.',
    body: { type: 'sms', phone: '01712345678', username: 'rahim88' },
    answer: { message: 'If the account exists, a code has been sent to it.' },
  },
  resetPassword: {
    summary: 'Sets a new password with a code',
    note: 'It ends all sessions of the player.',
    body: { otp: '482913', password: 'xyz98765', password_confirmation: 'xyz98765', username: 'rahim88' },
    answer: { message: 'Your password has been reset. Please log in.' },
    refusals: { 422: { message: 'Invalid or expired OTP.', errors: { otp: ['Invalid or expired OTP.'] } } },
  },
}

export const accountDocs: CallDocs<typeof accountCalls> = {
  playerLogin: {
    summary: 'Proves access to the exchange',
    note: '`user_id` is the `remote_id` of the player.',
    body: { user_id: '41' },
    answer: { access_token: 'ex-9d27' },
  },
  user: {
    summary: 'Returns the account of the player',
    note: '`session_id` is 1 where the phone is verified. `referrals` lists the players who signed up with the link of this one. `vip_rate` is what one VIP point brings, in taka, `vip_stake` what to bet for one, `referral_bonus` what a friend brings once the approved deposits of that friend reach `referral_deposits`, and `exposure` what open bets hold.',
    query: { remote_id: '41' },
    answer: {
      user: {
        id: 41,
        username: 'rahim88',
        name: 'Rahim Uddin',
        phone: '01712345678',
        email: 'rahim@mail.example',
        session_id: '1',
        created_at: '2026-03-02 06:00:00',
        dofb: '1990-05-14',
        email_verified_at: null,
        vip_coin: 120,
        balance: '1500.00',
        referral_code: 'RAHIM88',
        cash_bonus: '50.00',
        vip_rate: '0.10',
        vip_stake: '10.00',
        referral_bonus: '500.00',
        referral_deposits: '1000.00',
        exposure: '300.00',
        referrals: [{ id: 57, username: 'karim01', created_at: '2026-03-09T11:20:00Z' }],
      },
    },
  },
  otherPhones: {
    summary: 'Returns the phones that the player has added',
    note: '`contract_value` is the number, `isverify` whether it is verified.',
    answer: { data: [{ id: 3, contract_value: '01811223344', isverify: 1 }] },
  },
  sendCode: {
    summary: 'Sends a code to the main phone or the e-mail address',
    body: { phone: '01712345678' },
    answer: { message: 'A code has been sent.' },
  },
  verifyPhone: {
    summary: 'Verifies the main phone with a code',
    body: { verification_code: '482913' },
    answer: { message: 'Your phone number has been verified.' },
    refusals: { 422: WRONG_CODE },
  },
  verifyEmail: {
    summary: 'Verifies the e-mail address with a code',
    body: { code: '482913' },
    answer: { message: 'Your email address has been verified.' },
    refusals: {
      422: { message: 'Invalid or expired code.', errors: { code: ['Invalid or expired code.'] } },
    },
  },
  addNumber: {
    summary: 'Adds a phone',
    body: { phone: '01811223344' },
    answer: { message: 'The phone number has been added.' },
    refusals: {
      422: {
        message: 'The phone has already been taken.',
        errors: { phone: ['The phone has already been taken.'] },
      },
    },
  },
  sendAddedCode: {
    summary: 'Sends a code to an added phone',
    body: { phone: '01811223344' },
    answer: { message: 'A code has been sent.' },
  },
  verifyAddedPhone: {
    summary: 'Verifies an added phone with a code',
    body: { verification_code: '482913' },
    answer: { message: 'Your phone number has been verified.' },
    refusals: { 422: WRONG_CODE },
  },
  updateProfile: {
    summary: 'Saves the birthday, once',
    note: '`dofb` is written `YYYY-MM-DD`.',
    body: { remote_id: '41', dofb: '1990-05-14' },
    answer: { dofb: '1990-05-14' },
  },
  changePassword: {
    summary: 'Changes the password',
    note: 'It ends all sessions of the player.',
    body: { old_password: 'abc12345', new_password: 'xyz98765', new_password_confirmation: 'xyz98765' },
    answer: { message: 'Password changed successfully. Please login with your new password.' },
  },
  convertPoints: {
    summary: 'Converts VIP points into balance',
    query: { remote_id: '41', vip_coin: 100 },
    answer: { success: true, message: '৳ 10.00 added to your balance.' },
  },
  claimCash: {
    summary: 'Pays the cash bonus into the balance',
    body: {},
    answer: { message: 'Your bonus has been added to your balance.' },
  },
}
