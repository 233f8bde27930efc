import * as argon2 from '@node-rs/argon2'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPasswords } from '../../server/access/passwords.ts'
import {
  CHEAP,
  get,
  launchGame,
  logIn,
  newestCode,
  newPlayer,
  openGame,
  PASSWORD,
  phoneOf,
  post,
  type Reply,
  sandboxPage,
  sendBet,
  signup,
  startSandbox,
} from './sandbox.ts'

/** The real library with its calls recorded: responses that cause the same hashings take the same time. */
const recorded = { hash: vi.fn(argon2.hash), verify: vi.fn(argon2.verify) }
let statements: string[] = []
const app = await startSandbox({
  passwords: await createPasswords(CHEAP, recorded),
  onStatement: (statement) => statements.push(statement),
})

async function hashingsOf(call: () => Promise<unknown>) {
  recorded.hash.mockClear()
  recorded.verify.mockClear()
  await call()
  return {
    hash: recorded.hash.mock.calls.length,
    verify: recorded.verify.mock.calls.length,
  }
}

/** Returns the statements that a call sends to the database, in order, excluding those of the exchange's worker. */
async function statementsOf(call: () => Promise<unknown>) {
  statements = []
  await call()
  return statements.filter((statement) => !statement.includes('"exchange_'))
}

/** Logs in from a network address. */
const logInFrom = async (remoteAddress: string, username: string, password: string) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress,
    payload: { username, password },
  })
  return response.statusCode
}

const changePassword = (token: string, password: string) =>
  post(
    app,
    '/user-pwd',
    { old_password: PASSWORD, new_password: password, new_password_confirmation: password },
    token,
  )

const minutesLater = (minutes: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
}

afterEach(() => {
  vi.useRealTimers()
})

describe('sign-up', () => {
  it('names every invalid field', async () => {
    const { status, body } = await post(
      app,
      '/v1/create-players',
      signup('a-b', { email: 'nobody', phone: '12', password: 'short', confirmPassword: 'other' }),
    )
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
    ['abc', 'Username must be between 4 and 16 characters'],
    ['a'.repeat(17), 'Username must be between 4 and 16 characters'],
    ['রহিম১২৩৪', 'Invalid username (only letters and numbers)'],
  ])('refuses the username %s', async (username, message) => {
    const { status, body } = await post(app, '/v1/create-players', signup(username, { email: 'a@b.co' }))
    expect([status, body.errors.username]).toEqual([422, [message]])
  })

  it.each([
    ['abcdefgh', 'Password must contain at least one letter and one number'],
    ['12345678', 'Password must contain at least one letter and one number'],
    ['abc 12345', 'Password can only contain letters and numbers (no special characters)'],
    ['abc1234!', 'Password can only contain letters and numbers (no special characters)'],
    [`a1${'b'.repeat(63)}`, 'Password must be at most 64 characters'],
  ])('refuses the password %s', async (password, message) => {
    const payload = signup('password1', { password, confirmPassword: password })
    const { status, body } = await post(app, '/v1/create-players', payload)
    expect([status, body.errors.password]).toEqual([422, [message]])
  })

  it('accepts usernames of 4 and 16 characters, and reduces Bangladeshi numbers to 11 digits', async () => {
    const numbers = {
      four: '+8801711111111',
      sixteencharacter: '8801722222222',
      spaced01: '+880 1733-333333',
      indian01: '+919876543210',
    }
    const kept = {
      four: '01711111111',
      sixteencharacter: '01722222222',
      spaced01: '01733333333',
      indian01: '919876543210',
    }
    for (const [username, phone] of Object.entries(numbers)) {
      expect((await post(app, '/v1/create-players', signup(username, { phone }))).status).toBe(200)
      const { token, remoteId } = await logIn(app, username)
      const { user } = (await get(app, `/user/show?remote_id=${remoteId}`, token)).body
      expect(user.phone).toBe(kept[username as keyof typeof kept])
    }
  })

  it('names every field that is taken, regardless of case', async () => {
    await newPlayer(app, 'karim123')
    const again = signup('KARIM123', { email: 'Karim123@MAIL.example', phone: `+88${phoneOf('karim123')}` })
    const { status, body } = await post(app, '/v1/create-players', again)
    expect(status).toBe(422)
    expect(body.errors).toEqual({
      username: ['The username has already been taken.'],
      email: ['The email has already been taken.'],
      phone: ['The phone has already been taken.'],
    })
  })

  it('accepts one of several concurrent sign-ups with the same username', async () => {
    const tries = Array.from({ length: 10 }, (_, at) =>
      post(app, '/v1/create-players', signup('atonce01', { email: `${at}@b.co`, phone: `0181111111${at}` })),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(9).fill(422)])
  })

  it('refuses a taken address with letters whose case the database folds differently from the server', async () => {
    const email = 'İÉ@mail.example'
    expect((await post(app, '/v1/create-players', signup('letters1', { email }))).status).toBe(200)
    const again = await post(app, '/v1/create-players', signup('letters2', { email }))
    expect([again.status, again.body.errors]).toEqual([422, { email: ['The email has already been taken.'] }])
  })

  it('stores and compares an address in its NFKC form', async () => {
    const first = signup('lookalike', { email: '\u212Aarim@\uFF4Dail.example' })
    expect((await post(app, '/v1/create-players', first)).status).toBe(200)
    const { token, remoteId } = await logIn(app, 'lookalike')
    expect((await get(app, `/user/show?remote_id=${remoteId}`, token)).body.user.email).toBe(
      'Karim@mail.example',
    )
    const again = await post(app, '/v1/create-players', signup('lookalik2', { email: 'karim@mail.example' }))
    expect([again.status, again.body.errors]).toEqual([422, { email: ['The email has already been taken.'] }])
  })

  it('ignores an unknown referral code', async () => {
    expect(
      (await post(app, '/v1/create-players', signup('stalecode', { referral_code: 'NOBODY' }))).status,
    ).toBe(200)
  })
})

describe('log-in', () => {
  it('gives the same answer for an unknown user and a wrong password, after the same hashing and SQL statements', async () => {
    await newPlayer(app, 'known123')
    const unknown = () => post(app, '/login', { username: 'nobody12', password: 'wrong1234' })
    const wrong = () => post(app, '/login', { username: 'known123', password: 'wrong1234' })
    const [first, second] = [await unknown(), await wrong()]
    expect(first.status).toBe(401)
    expect(first.body).toEqual({ message: 'Invalid username or password.' })
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(await hashingsOf(unknown)).toEqual({ hash: 0, verify: 1 })
    expect(await hashingsOf(wrong)).toEqual({ hash: 0, verify: 1 })
    const statementsOfWrong = await statementsOf(wrong)
    expect(statementsOfWrong).toHaveLength(3)
    expect(await statementsOf(unknown)).toEqual(statementsOfWrong)
  })

  it.each(['limited1', 'notthere'])(
    'of %s is refused after ten wrong passwords, before any hashing',
    async (username) => {
      if (username === 'limited1') await newPlayer(app, username)
      const wrong = () => post(app, '/login', { username, password: 'wrong1234' })
      for (let at = 0; at < 10; at++) expect((await wrong()).status).toBe(401)
      expect(await hashingsOf(async () => expect((await wrong()).status).toBe(429))).toEqual({
        hash: 0,
        verify: 0,
      })
      expect(
        (await post(app, '/login', { username: username.toUpperCase(), password: PASSWORD })).status,
      ).toBe(429)
    },
  )

  it('is refused at the address that sent wrong passwords, not for the owner at another address', async () => {
    await newPlayer(app, 'owner001')
    for (let at = 0; at < 10; at++) expect(await logInFrom('203.0.113.1', 'owner001', 'wrong1234')).toBe(401)
    expect(await logInFrom('203.0.113.1', 'owner001', PASSWORD)).toBe(429)
    // Refused attempts do not count towards the account's limit.
    for (let at = 0; at < 100; at++) expect(await logInFrom('203.0.113.1', 'owner001', 'wrong1234')).toBe(429)
    expect(await logInFrom('203.0.113.2', 'owner001', PASSWORD)).toBe(200)
  })

  it('is counted for all addresses of an IPv6 network together', async () => {
    await newPlayer(app, 'owner002')
    for (let at = 0; at < 10; at++)
      expect(await logInFrom(`2001:db8:0:1::${at}`, 'owner002', 'wrong1234')).toBe(401)
    expect(await logInFrom('2001:db8:0:1:ffff::', 'owner002', PASSWORD)).toBe(429)
    expect(await logInFrom('2001:db8:0:2::1', 'owner002', PASSWORD)).toBe(200)
  })

  it('of an account is refused after 100 wrong passwords from all addresses, until the password is reset', async () => {
    await newPlayer(app, 'owner003')
    for (let at = 0; at < 100; at++) {
      const address = `198.51.100.${Math.floor(at / 10)}`
      expect(await logInFrom(address, 'owner003', 'wrong1234')).toBe(401)
    }
    expect(await logInFrom('198.51.100.99', 'owner003', PASSWORD)).toBe(429)
    await post(app, '/usr-forgot-password', { username: 'owner003', type: 'sms', phone: phoneOf('owner003') })
    const password = 'new12345'
    const reset = {
      username: 'owner003',
      otp: await newestCode(app),
      password,
      password_confirmation: password,
    }
    expect((await post(app, '/usr-reset-password', reset)).status).toBe(200)
    expect(await logInFrom('198.51.100.99', 'owner003', password)).toBe(200)
  })

  it('is possible again after 15 minutes', async () => {
    await newPlayer(app, 'patient1')
    for (let at = 0; at < 11; at++) await post(app, '/login', { username: 'patient1', password: 'wrong1234' })
    minutesLater(14)
    await expect(logIn(app, 'patient1')).rejects.toThrow(
      '429 {"message":"Too many attempts. Please try again in 1 minute."}',
    )
    minutesLater(2)
    expect((await logIn(app, 'patient1')).token).toMatch(/^[\w-]{43}$/)
  })

  it('is counted from zero after a right password', async () => {
    await newPlayer(app, 'careful1')
    for (let round = 0; round < 3; round++) {
      for (let at = 0; at < 9; at++)
        await post(app, '/login', { username: 'careful1', password: 'wrong1234' })
      await logIn(app, 'careful1')
    }
  })
})

describe('tokens', () => {
  it('are stored as hashes only', async () => {
    const { token, exchangeToken } = await newPlayer(app, 'hashes01')
    const rows = JSON.stringify(await app.db.query.sessions.findMany())
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(exchangeToken)
    expect(JSON.stringify(await app.db.query.players.findMany())).not.toContain(PASSWORD)
  })

  it('end at log-out together with the game that they started; those of other devices stay', async () => {
    const first = await newPlayer(app, 'devices1')
    const second = await logIn(app, 'devices1')
    const game = await openGame(app, first)
    expect((await post(app, '/logout', {}, first.token)).status).toBe(200)
    expect((await post(app, '/balance', {}, first.token)).status).toBe(401)
    expect((await sendBet(app, game, 'after-logout', 1_000)).status).toBe(401)
    expect((await post(app, '/balance', {}, second.token)).status).toBe(200)
  })

  it('are not issued when the password is changed while it is verified', async () => {
    const { token } = await newPlayer(app, 'meantime')
    recorded.verify.mockImplementationOnce(async (...asked) => {
      expect((await changePassword(token, 'new12345')).status).toBe(200)
      return argon2.verify(...asked)
    })
    expect((await post(app, '/login', { username: 'meantime', password: PASSWORD })).status).toBe(401)
    await logIn(app, 'meantime', 'new12345')
  })

  it('expire after 30 days', async () => {
    const { token } = await newPlayer(app, 'monthly1')
    minutesLater(30 * 24 * 60 - 1)
    expect((await post(app, '/balance', {}, token)).status).toBe(200)
    minutesLater(2)
    expect((await post(app, '/balance', {}, token)).status).toBe(401)
  })

  it('of one player give no access to another', async () => {
    const mine = await newPlayer(app, 'minemine')
    const other = await newPlayer(app, 'another1')
    const run = {
      externalURL: '',
      isMobileLogin: true,
      gameCode: 'boishakh-slot-1',
      gameType: 'SLOT',
      platform: 'Boishakh',
    }
    const asked = [
      await get(app, `/user/show?remote_id=${other.remoteId}`, mine.token),
      await post(app, '/player-login', { user_id: other.remoteId }, mine.token),
      await post(app, '/game-run', { userId: other.remoteId, ...run }, mine.token),
    ]
    for (const { status, body } of asked) {
      expect(status).toBe(403)
      expect(body).toEqual({ message: 'This is not your account.' })
    }
    const game = await openGame(app, other)
    await sendBet(app, game, 'others-bet', 1_000)
    expect((await get(app, '/betting-record', mine.token)).body).toEqual({ data: [] })
    expect((await post(app, '/balance', {}, mine.token)).body).toEqual({ balance: '1000.00' })
    for (const token of [mine.token, mine.exchangeToken, await launchGame(app, mine)]) {
      expect((await sendBet(app, token, 'wrong-token', 1_000)).status).toBe(401)
    }
    for (const token of [game, other.exchangeToken]) {
      expect((await post(app, '/balance', {}, token)).status).toBe(401)
    }
  })
})

describe('forgotten password', () => {
  const forgot = (username: string, contact: Record<string, string>) =>
    post(app, '/usr-forgot-password', { username, ...contact })
  const reset = (username: string, otp: string, password = 'new12345') =>
    post(app, '/usr-reset-password', { username, otp, password, password_confirmation: password })

  it.each([
    ['email', (name: string) => ({ type: 'email', email: `${name}@MAIL.example` })],
    ['sms', (name: string) => ({ type: 'sms', phone: `+88${phoneOf(name)}` })],
  ])('is reset by %s, which ends all sessions', async (channel, contact) => {
    const name = `forgot${channel}`
    const { token } = await newPlayer(app, name)
    expect((await forgot(name, contact(name))).status).toBe(200)
    expect((await reset(name, await newestCode(app))).status).toBe(200)
    expect((await post(app, '/balance', {}, token)).status).toBe(401)
    await expect(logIn(app, name)).rejects.toThrow('401')
    await logIn(app, name, 'new12345')
  })

  it.each([
    ['sms', 'phone'],
    ['email', 'email'],
  ])('names the missing field of the way %s', async (type, field) => {
    const { status, body } = await forgot('missing1', { type })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  it('gives the same answer, after the same hashing and SQL statements, whether or not the account exists, and sends only to its own contact', async () => {
    await newPlayer(app, 'exists01')
    const asked = {
      right: () => forgot('exists01', { type: 'sms', phone: phoneOf('exists01') }),
      otherContact: () => forgot('exists01', { type: 'sms', phone: '01700000001' }),
      nobody: () => forgot('nobody99', { type: 'sms', phone: '01700000002' }),
    }
    const sent = await statementsOf(asked.right)
    expect(sent.filter((statement) => statement.includes('into "codes"'))).toHaveLength(1)
    expect(sent.filter((statement) => statement.includes('into "outbox"'))).toHaveLength(1)
    for (const ask of Object.values(asked)) {
      expect(await statementsOf(ask)).toEqual(sent)
      let reply: Reply | undefined
      const hashings = await hashingsOf(async () => {
        reply = await ask()
      })
      expect(hashings).toEqual({ hash: 1, verify: 0 })
      expect([reply?.status, reply?.body]).toEqual([
        200,
        { message: 'If the account exists, a code has been sent to it.' },
      ])
    }
    const page = await sandboxPage(app)
    expect(page).toContain(`To ${phoneOf('exists01')}`)
    expect(page).not.toContain('To 0170000000')
    const wrong = await reset('exists01', 'abcdef')
    expect([wrong.status, wrong.body]).toEqual([
      422,
      { message: 'Invalid or expired OTP.', errors: { otp: ['Invalid or expired OTP.'] } },
    ])
    const nobody = await reset('nobody99', 'abcdef')
    expect([nobody.status, nobody.body]).toEqual([wrong.status, wrong.body])
    expect(await hashingsOf(() => reset('nobody99', 'abcdef'))).toEqual({ hash: 0, verify: 1 })
    expect(await hashingsOf(() => reset('exists01', 'abcdef'))).toEqual({ hash: 0, verify: 1 })
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
    expect((await forgot(name, { type: 'email', email: typed })).status).toBe(200)
    const page = await sandboxPage(app)
    expect(page).toContain(`To ${name}@mail.example`)
    expect(page).not.toContain(typed)
    expect((await reset(name, await newestCode(app))).status).toBe(200)
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
      const ask = () => forgot(name, { type: 'sms', phone: phoneOf(name) })
      for (let at = 0; at < 3; at++) expect((await ask()).status).toBe(200)
      const fourth = await ask()
      expect([fourth.status, fourth.body]).toEqual([
        429,
        { message: 'Too many attempts. Please try again in 15 minutes.' },
      ])
      expect((await forgot(name, { type: 'email', email: `${name}@mail.example` })).status).toBe(200)
    }
    minutesLater(16)
    expect((await forgot('sends123', { type: 'sms', phone: phoneOf('sends123') })).status).toBe(200)
  })

  it('refuses a code after ten minutes', async () => {
    await newPlayer(app, 'tenmins1')
    await forgot('tenmins1', { type: 'sms', phone: phoneOf('tenmins1') })
    const code = await newestCode(app)
    minutesLater(10.1)
    expect((await reset('tenmins1', code)).status).toBe(422)
  })

  it('refuses a code after five attempts', async () => {
    await newPlayer(app, 'fivetry1')
    await forgot('fivetry1', { type: 'sms', phone: phoneOf('fivetry1') })
    const code = await newestCode(app)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let at = 0; at < 5; at++) expect((await reset('fivetry1', wrong)).status).toBe(422)
    expect((await reset('fivetry1', code)).status).toBe(422)
  })

  describe('after wrong codes', () => {
    const resetFrom = async (remoteAddress: string, username: string, otp: string) => {
      const password = 'new12345'
      const payload = { username, otp, password, password_confirmation: password }
      return (await app.inject({ method: 'POST', url: '/api/usr-reset-password', remoteAddress, payload }))
        .statusCode
    }
    const sendCode = async (username: string) => {
      await forgot(username, { type: 'sms', phone: phoneOf(username) })
      return newestCode(app)
    }

    it('is reset by the owner, while the address that sent those codes is refused', async () => {
      await newPlayer(app, 'wrongcd1')
      for (let at = 0; at < 2; at++) {
        await sendCode('wrongcd1')
        for (let attempt = 0; attempt < 5; attempt++)
          expect(await resetFrom('203.0.113.1', 'wrongcd1', 'abcdef')).toBe(422)
      }
      const code = await sendCode('wrongcd1')
      // More than an account gets from all addresses: refused attempts do not count towards it.
      for (let attempt = 0; attempt < 100; attempt++)
        expect(await resetFrom('203.0.113.1', 'wrongcd1', 'abcdef')).toBe(429)
      expect(await resetFrom('203.0.113.1', 'wrongcd1', code)).toBe(429)
      expect(await resetFrom('203.0.113.2', 'wrongcd1', code)).toBe(200)
    })

    it('is refused after 100 wrong codes from all addresses together', async () => {
      await newPlayer(app, 'wrongcd2')
      for (let at = 0; at < 100; at++)
        expect(await resetFrom(`198.51.100.${Math.floor(at / 10)}`, 'wrongcd2', 'abcdef')).toBe(422)
      const code = await sendCode('wrongcd2')
      expect(await resetFrom('198.51.100.99', 'wrongcd2', code)).toBe(429)
    })
  })

  it('accepts only the newest code of the same account, once, with a valid password', async () => {
    await newPlayer(app, 'onceonly')
    await newPlayer(app, 'notmine1')
    await forgot('onceonly', { type: 'sms', phone: phoneOf('onceonly') })
    const old = await newestCode(app)
    await forgot('onceonly', { type: 'sms', phone: phoneOf('onceonly') })
    const code = await newestCode(app)
    if (old !== code) expect((await reset('onceonly', old)).status).toBe(422)
    expect((await reset('notmine1', code)).status).toBe(422)
    expect((await reset('onceonly', code, 'short1')).body.errors.password).toEqual([
      'Password must be at least 8 characters',
    ])
    const [first, second] = await Promise.all([reset('onceonly', code), reset('onceonly', code, 'other123')])
    expect([first.status, second.status].sort()).toEqual([200, 422])
  })

  it('refuses a code that was sent before the password was changed or reset', async () => {
    const { token } = await newPlayer(app, 'oldcode1')
    const send = async (contact: Record<string, string>) => {
      expect((await forgot('oldcode1', contact)).status).toBe(200)
      return newestCode(app)
    }
    const beforeChange = await send({ type: 'sms', phone: phoneOf('oldcode1') })
    expect((await changePassword(token, 'new12345')).status).toBe(200)
    expect((await reset('oldcode1', beforeChange, 'stolen123')).status).toBe(422)

    const afterChange = await send({ type: 'email', email: 'oldcode1@mail.example' })
    expect((await reset('oldcode1', afterChange, 'reset1234')).status).toBe(200)
    await logIn(app, 'oldcode1', 'reset1234')
  })

  it('refuses a code when the password is changed while the code is verified', async () => {
    const { token } = await newPlayer(app, 'oldcode2')
    await forgot('oldcode2', { type: 'sms', phone: phoneOf('oldcode2') })
    const code = await newestCode(app)
    recorded.verify.mockImplementationOnce(async (...asked) => {
      const verified = await argon2.verify(...asked)
      expect((await changePassword(token, 'new12345')).status).toBe(200)
      return verified
    })
    expect((await reset('oldcode2', code, 'stolen123')).status).toBe(422)
    await logIn(app, 'oldcode2', 'new12345')
  })

  it('refuses a code when the password is changed while the new one is hashed', async () => {
    const { token } = await newPlayer(app, 'oldcode3')
    await forgot('oldcode3', { type: 'sms', phone: phoneOf('oldcode3') })
    const code = await newestCode(app)
    recorded.hash.mockImplementationOnce(async (...asked) => {
      expect((await changePassword(token, 'new12345')).status).toBe(200)
      return argon2.hash(...asked)
    })
    expect((await reset('oldcode3', code, 'stolen123')).status).toBe(422)
    await logIn(app, 'oldcode3', 'new12345')
  })

  it('stores codes as hashes only', async () => {
    await newPlayer(app, 'codehash')
    await forgot('codehash', { type: 'sms', phone: phoneOf('codehash') })
    expect(JSON.stringify(await app.db.query.codes.findMany())).not.toContain(`"${await newestCode(app)}"`)
  })
})

it('a code has six digits', async () => {
  await newPlayer(app, 'sixdigit')
  await post(app, '/usr-forgot-password', { username: 'sixdigit', type: 'sms', phone: phoneOf('sixdigit') })
  expect(await newestCode(app)).toMatch(/^\d{6}$/)
})
