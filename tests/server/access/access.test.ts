import * as argon2 from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { createPasswords } from '#server/access/passwords.ts'
import { sessions } from '#server/db/schema.ts'
import { MINUTE } from '../../times.ts'
import {
  must,
  newestCode,
  PASSWORD,
  phoneOf,
  post,
  refusal,
  sandboxPage,
  send,
  signup,
  tally,
} from '../setup/calls.ts'
import { logIn, newPlayer, type Player, sendBet } from '../setup/player.ts'
import { CHEAP, later, startSandbox } from '../setup/sandbox.ts'

/** The real library with its calls recorded: responses that cause the same hashings take the same time. */
const recorded = { hash: vi.fn(argon2.hash), verify: vi.fn(argon2.verify) }
let statements: string[] = []
const app = await startSandbox({
  passwords: await createPasswords(CHEAP, recorded),
  onStatement: (statement) => statements.push(statement),
})

/** Returns how many hashings and verifications a call causes. */
async function hashingsOf(call: () => Promise<unknown>) {
  recorded.hash.mockClear()
  recorded.verify.mockClear()
  await call()
  return [recorded.hash.mock.calls.length, recorded.verify.mock.calls.length]
}

/** Returns the statements that a call sends to the database, in order, excluding those of the exchange's worker. */
async function statementsOf(call: () => Promise<unknown>) {
  statements = []
  await call()
  return statements.filter((statement) => !statement.includes('"exchange_'))
}

/** Sends a call from a network address, and returns the status. */
const sendFrom = async (remoteAddress: string, path: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/api${path}`, remoteAddress, payload })).statusCode

const logInFrom = (address: string, username: string, password: string) =>
  sendFrom(address, '/login', { username, password })

const resetFrom = (address: string, username: string, otp: string) =>
  sendFrom(address, '/usr-reset-password', resetBody(username, otp))

const signUp = (username: string, change: Record<string, unknown> = {}) =>
  post(app, '/v1/create-players', signup(username, change))
const tryPassword = (username: string, password = 'wrong1234') => post(app, '/login', { username, password })

const changePassword = (player: Player) =>
  player.post('/user-pwd', {
    ...{ old_password: PASSWORD, new_password: 'new12345', new_password_confirmation: 'new12345' },
  })

/** A code to the phone of the account that is named. */
const sms = (name: string) => ({ type: 'sms', phone: phoneOf(name) })
const forgot = (username: string, contact: Record<string, string> = sms(username)) =>
  post(app, '/usr-forgot-password', { username, ...contact })
const resetBody = (username: string, otp: string, password = 'new12345') => ({
  ...{ username, otp, password, password_confirmation: password },
})
const reset = (username: string, otp: string, password?: string) =>
  post(app, '/usr-reset-password', resetBody(username, otp, password))

async function sentCode(username: string, contact?: Record<string, string>): Promise<string> {
  must(await forgot(username, contact))
  return newestCode(app)
}

/** Sends a call many times, one after another, and returns the different statuses. */
async function repeated(times: number, send: (at: number) => Promise<number>): Promise<number[]> {
  const statuses = new Set<number>()
  for (let at = 0; at < times; at++) statuses.add(await send(at))
  return [...statuses]
}

describe('sign-up', () => {
  it('names every invalid field', async () => {
    const { status, body } = await signUp('a-b', {
      email: 'nobody',
      phone: '12',
      password: 'short',
      confirmPassword: 'other',
    })
    expect(status).toBe(422)
    expect(body).toEqual({
      message: 'Invalid username (only letters and numbers)',
      errors: {
        username: ['Invalid username (only letters and numbers)'],
        email: ['Invalid email address'],
        phone: ['Invalid phone number (10-15 digits)'],
        password: ['Password must be at least 8 characters'],
        confirmPassword: ['Passwords do not match'],
      },
    })
  })

  it.each([
    ['username', ['abc', 'a'.repeat(17)], 'Username must be between 4 and 16 characters'],
    ['username', ['রহিম১২৩৪'], 'Invalid username (only letters and numbers)'],
    ['password', ['abcdefgh', '12345678'], 'Password must contain at least one letter and one number'],
    [
      'password',
      ['abc 12345', 'abc1234!'],
      'Password can only contain letters and numbers (no special characters)',
    ],
    ['password', [`a1${'b'.repeat(63)}`], 'Password must be at most 64 characters'],
  ])('refuses the %s %j: %s', async (field, values, message) => {
    for (const value of values) {
      const { status, body } = await signUp('refused1', { confirmPassword: value, [field]: value })
      expect([value, status, body.errors[field]]).toEqual([value, 422, [message]])
    }
  })

  it('accepts usernames of 4 and 16 characters, and reduces Bangladeshi numbers to 11 digits', async () => {
    const numbers = {
      four: ['+8801711111111', '01711111111'],
      sixteencharacter: ['8801722222222', '01722222222'],
      spaced01: ['+880 1733-333333', '01733333333'],
      indian01: ['+919876543210', '919876543210'],
    }
    for (const [username, [phone, kept]] of Object.entries(numbers))
      expect((await (await newPlayer(app, username, { phone })).user()).phone).toBe(kept)
  })

  it('accepts passwords of 8 and 64 characters', async () => {
    for (const [at, password] of ['abcd1234', `a1${'b'.repeat(62)}`].entries())
      must(await signUp(`length0${at}`, { password, confirmPassword: password }))
  })

  it('names every field that is taken, regardless of case', async () => {
    await newPlayer(app, 'karim123')
    const again = { email: 'Karim123@MAIL.example', phone: `+88${phoneOf('karim123')}` }
    const { status, body } = await signUp('KARIM123', again)
    expect(status).toBe(422)
    expect(body.errors).toEqual({
      username: ['The username has already been taken.'],
      email: ['The email has already been taken.'],
      phone: ['The phone has already been taken.'],
    })
  })

  it('accepts one of several concurrent sign-ups with the same username', async () => {
    const tries = Array.from({ length: 10 }, (_, at) =>
      signUp('atonce01', { email: `${at}@b.co`, phone: `0181111111${at}` }),
    )
    expect(tally(await Promise.all(tries))).toEqual({ 200: 1, 422: 9 })
  })

  it.each([
    // Letters whose case the database folds differently from the server.
    ['letters1', 'İÉ@mail.example', 'İÉ@mail.example', 'İÉ@mail.example'],
    // Its NFKC form is stored and compared.
    ['lookalike', '\u212Aarim@\uFF4Dail.example', 'Karim@mail.example', 'karim@mail.example'],
  ])('refuses the taken address of %s', async (username, typed, stored, again) => {
    const player = await newPlayer(app, username, { email: typed })
    expect((await player.user()).email).toBe(stored)
    const { status, body } = await signUp(`${username}2`, { email: again })
    expect([status, body.errors]).toEqual([422, { email: ['The email has already been taken.'] }])
  })
})

describe('log-in', () => {
  it('gives the same answer for an unknown user and a wrong password, after the same hashing and SQL statements', async () => {
    await newPlayer(app, 'known123')
    const unknown = () => tryPassword('nobody12')
    const wrong = () => tryPassword('known123')
    const [first, second] = [await unknown(), await wrong()]
    expect(first.status).toBe(401)
    expect(first.body).toEqual({ message: 'Invalid username or password.' })
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(await hashingsOf(unknown)).toEqual([0, 1])
    expect(await hashingsOf(wrong)).toEqual([0, 1])
    const statementsOfWrong = await statementsOf(wrong)
    expect(statementsOfWrong).toHaveLength(3)
    expect(await statementsOf(unknown)).toEqual(statementsOfWrong)
  })

  it.each(['limited1', 'notthere'])(
    'of %s is refused after ten wrong passwords, before any hashing',
    async (username) => {
      if (username === 'limited1') await newPlayer(app, username)
      const wrong = () => tryPassword(username)
      for (let at = 0; at < 10; at++) expect((await wrong()).status).toBe(401)
      expect(await hashingsOf(async () => expect((await wrong()).status).toBe(429))).toEqual([0, 0])
      expect((await tryPassword(username.toUpperCase(), PASSWORD)).status).toBe(429)
    },
  )

  it('is possible again after 15 minutes', async () => {
    await newPlayer(app, 'patient1')
    for (let at = 0; at < 11; at++) await tryPassword('patient1')
    later(14 * MINUTE)
    await expect(logIn(app, 'patient1')).rejects.toThrow(
      '429 {"message":"Too many attempts. Please try again in 1 minute."}',
    )
    later(2 * MINUTE)
    expect((await logIn(app, 'patient1')).token).toMatch(/^[\w-]{43}$/)
  })

  it('is counted from zero after a right password', async () => {
    await newPlayer(app, 'careful1')
    for (let round = 0; round < 3; round++) {
      for (let at = 0; at < 9; at++) await tryPassword('careful1')
      await logIn(app, 'careful1')
    }
  })
})

describe.each([
  {
    name: 'login',
    refused: 401,
    wrong: (address: string, name: string) => logInFrom(address, name, 'wrong1234'),
    right: async (name: string) => (address: string) => logInFrom(address, name, PASSWORD),
  },
  {
    name: 'reset',
    refused: 422,
    wrong: (address: string, name: string) => resetFrom(address, name, 'abcdef'),
    right: async (name: string) => {
      const code = await sentCode(name)
      return (address: string) => resetFrom(address, name, code)
    },
  },
])('a wrong $name', ({ name, refused, wrong, right }) => {
  it('is refused after ten in an IPv6 network, where the owner is too, but not in another network', async () => {
    const owner = `owner1${name}`
    await newPlayer(app, owner)
    const fromNetwork = (at: number) => wrong(`2001:db8:0:1::${at}`, owner)
    expect(await repeated(10, fromNetwork)).toEqual([refused])
    const isRight = await right(owner)
    expect(await isRight('2001:db8:0:1:ffff::')).toBe(429)
    // Refused attempts do not count towards the account's limit.
    expect(await repeated(100, fromNetwork)).toEqual([429])
    expect(await isRight('2001:db8:0:2::1')).toBe(200)
  })

  it('is refused after 100 from all addresses together', async () => {
    const owner = `owner2${name}`
    await newPlayer(app, owner)
    expect(await repeated(100, (at) => wrong(`198.51.100.${at % 10}`, owner))).toEqual([refused])
    expect(await (await right(owner))('203.0.113.2')).toBe(429)
    if (name === 'reset') return
    must(await reset(owner, await sentCode(owner)))
    expect(await logInFrom('203.0.113.2', owner, 'new12345')).toBe(200)
  })
})

describe('tokens', () => {
  it('are stored as hashes only, as passwords and codes are', async () => {
    const { token, exchangeToken } = await newPlayer(app, 'hashes01')
    const code = await sentCode('hashes01')
    const { sessions, players, codes } = app.db.query
    const rows = [...(await sessions.findMany()), ...(await players.findMany()), ...(await codes.findMany())]
    for (const secret of [token, exchangeToken, PASSWORD, `"${code}"`])
      expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('end at log-out together with the game that they started; those of other devices stay', async () => {
    const first = await newPlayer(app, 'devices1')
    const second = await logIn(app, 'devices1')
    const game = await first.openGame()
    expect((await first.post('/logout')).status).toBe(200)
    expect((await first.post('/balance')).status).toBe(401)
    expect((await sendBet(app, game, 'after-logout', 1_000)).status).toBe(401)
    expect((await second.post('/balance')).status).toBe(200)
  })

  it('are not issued when the password is changed while it is verified', async () => {
    const player = await newPlayer(app, 'meantime')
    recorded.verify.mockImplementationOnce(async (...asked) => {
      expect((await changePassword(player)).status).toBe(200)
      return argon2.verify(...asked)
    })
    expect((await tryPassword('meantime', PASSWORD)).status).toBe(401)
    await logIn(app, 'meantime', 'new12345')
  })

  it('expire after 30 days', async () => {
    const player = await newPlayer(app, 'monthly1')
    // A timer of PGlite can't last as long.
    await app.db.update(sessions).set({ expiresAt: sql`${sessions.expiresAt} - interval '29 days'` })
    later((24 * 60 - 1) * MINUTE)
    expect((await player.post('/balance')).status).toBe(200)
    later(2 * MINUTE)
    expect((await player.post('/balance')).status).toBe(401)
  })

  it('of the site, the exchange and a game are valid only there', async () => {
    const player = await newPlayer(app, 'minemine')
    for (const token of [player.token, player.exchangeToken, await player.launchGame()])
      expect((await sendBet(app, token, 'wrong-token', 1_000)).status).toBe(401)
    const scheme = `Basic ${player.token}`
    for (const authorization of [await player.openGame(), player.exchangeToken]
      .map((token) => `Bearer ${token}`)
      .concat(scheme, 'Bearer'))
      expect((await send(app, 'POST', '/balance', { body: {}, headers: { authorization } })).status).toBe(401)
  })
})

describe('forgotten password', () => {
  it.each([
    ['email', (name: string) => ({ type: 'email', email: `${name}@MAIL.example` })],
    ['sms', (name: string) => ({ type: 'sms', phone: `+88${phoneOf(name)}` })],
  ])('is reset by %s, which ends all sessions', async (channel, contact) => {
    const name = `forgot${channel}`
    const player = await newPlayer(app, name)
    must(await reset(name, await sentCode(name, contact(name))))
    expect((await player.post('/balance')).status).toBe(401)
    await expect(logIn(app, name)).rejects.toThrow('401')
    await logIn(app, name, 'new12345')
  })

  it('gives the same answer, after the same hashing and SQL statements, whether or not the account exists, and sends only to its own contact', async () => {
    await newPlayer(app, 'exists01')
    const asked = {
      right: () => forgot('exists01'),
      otherContact: () => forgot('exists01', { type: 'sms', phone: '01700000001' }),
      nobody: () => forgot('nobody99', { type: 'sms', phone: '01700000002' }),
    }
    const sent = await statementsOf(asked.right)
    expect(sent.filter((statement) => statement.includes('into "codes"'))).toHaveLength(1)
    expect(sent.filter((statement) => statement.includes('into "outbox"'))).toHaveLength(1)
    for (const ask of Object.values(asked)) {
      expect(await statementsOf(ask)).toEqual(sent)
      const message = 'If the account exists, a code has been sent to it.'
      expect(await hashingsOf(async () => expect(must(await ask())).toEqual({ message }))).toEqual([1, 0])
    }
    const page = await sandboxPage(app)
    expect(page).toContain(`data-label="To">${phoneOf('exists01')}<`)
    expect(page).not.toContain('To 0170000000')
    const wrong = await reset('exists01', 'abcdef')
    expect(wrong).toMatchObject(refusal('Invalid or expired OTP.', 'otp'))
    const nobody = await reset('nobody99', 'abcdef')
    expect([nobody.status, nobody.body]).toEqual([wrong.status, wrong.body])
    expect(await hashingsOf(() => reset('nobody99', 'abcdef'))).toEqual([0, 1])
    expect(await hashingsOf(() => reset('exists01', 'abcdef'))).toEqual([0, 1])
    await newPlayer(app, 'nocode01')
    const tried = await statementsOf(() => reset('exists01', 'abcdef'))
    expect(tried.filter((statement) => statement.includes('"codes"'))).toHaveLength(2)
    for (const name of ['nobody99', 'nocode01'])
      expect(await statementsOf(() => reset(name, 'abcdef'))).toEqual(tried)
  })

  it.each([
    // KELVIN SIGN, whose lower case is the letter k.
    ['kelvin01', '\u212Aelvin01@mail.example'],
    // FULLWIDTH letters.
    ['width001', '\uFF57idth001@mail.example'],
  ])('sends to the stored address of %s, not to the typed one', async (name, typed) => {
    await newPlayer(app, name)
    const code = await sentCode(name, { type: 'email', email: typed })
    const page = await sandboxPage(app)
    expect(page).toContain(`data-label="To">${name}@mail.example<`)
    expect(page).not.toContain(typed)
    must(await reset(name, code))
  })

  it('counts codes for an address in all its spellings together', async () => {
    await newPlayer(app, 'kelvin02')
    const ask = (email: string) => forgot('kelvin02', { type: 'email', email })
    for (const email of ['kelvin02@mail.example', '\u212Aelvin02@mail.example', 'KELVIN02@mail.example'])
      expect((await ask(email)).status).toBe(200)
    expect((await ask(' kelvin02@mail.\uFF45xample')).status).toBe(429)
  })

  it('sends at most three codes in 15 minutes for an account and contact, whether or not they exist', async () => {
    await newPlayer(app, 'sends123')
    for (const name of ['sends123', 'nobody77']) {
      const ask = () => forgot(name)
      for (let at = 0; at < 3; at++) expect((await ask()).status).toBe(200)
      const message = 'Too many attempts. Please try again in 15 minutes.'
      expect(await ask()).toMatchObject({ status: 429, body: { message } })
      expect((await forgot(name, { type: 'email', email: `${name}@mail.example` })).status).toBe(200)
    }
    later(16 * MINUTE)
    expect((await forgot('sends123')).status).toBe(200)
  })

  it('refuses a code after ten minutes', async () => {
    await newPlayer(app, 'tenmins1')
    const code = await sentCode('tenmins1')
    later(10.1 * MINUTE)
    expect((await reset('tenmins1', code)).status).toBe(422)
  })

  it('refuses a code after five attempts', async () => {
    await newPlayer(app, 'fivetry1')
    const code = await sentCode('fivetry1')
    const wrong = code === '000000' ? '111111' : '000000'
    for (let at = 0; at < 5; at++) expect((await reset('fivetry1', wrong)).status).toBe(422)
    expect((await reset('fivetry1', code)).status).toBe(422)
  })

  it('accepts only the newest code of the same account, once, with a valid password', async () => {
    await newPlayer(app, 'onceonly')
    await newPlayer(app, 'notmine1')
    const old = await sentCode('onceonly')
    const code = await sentCode('onceonly')
    if (old !== code) expect((await reset('onceonly', old)).status).toBe(422)
    expect((await reset('notmine1', code)).status).toBe(422)
    expect((await reset('onceonly', code, 'short1')).body.errors.password).toEqual([
      'Password must be at least 8 characters',
    ])
    const both = await Promise.all([reset('onceonly', code), reset('onceonly', code, 'other123')])
    expect(tally(both)).toEqual({ 200: 1, 422: 1 })
  })

  it('refuses a code that was sent before the password was changed or reset', async () => {
    const player = await newPlayer(app, 'oldcode1')
    const beforeChange = await sentCode('oldcode1')
    expect((await changePassword(player)).status).toBe(200)
    expect((await reset('oldcode1', beforeChange, 'stolen123')).status).toBe(422)

    const afterChange = await sentCode('oldcode1', { type: 'email', email: 'oldcode1@mail.example' })
    expect((await reset('oldcode1', afterChange, 'reset1234')).status).toBe(200)
    await logIn(app, 'oldcode1', 'reset1234')
  })

  it.each(['verify', 'hash'] as const)(
    'refuses a code when the password is changed meanwhile, during the call to %s',
    async (step) => {
      const name = `oldcode${step}`
      const player = await newPlayer(app, name)
      const code = await sentCode(name)
      const change = async () => expect((await changePassword(player)).status).toBe(200)
      recorded.verify.mockImplementationOnce(async (...asked) => {
        const verified = await argon2.verify(...asked)
        if (step === 'verify') await change()
        return verified
      })
      if (step === 'hash')
        recorded.hash.mockImplementationOnce(async (...asked) => {
          await change()
          return argon2.hash(...asked)
        })
      expect((await reset(name, code, 'stolen123')).status).toBe(422)
      await logIn(app, name, 'new12345')
    },
  )
})
