import { describe, expect, it } from 'vitest'
import { birthdayError } from '#server/verification/birthday.ts'
import { must, newestCode, PASSWORD, phoneOf, post, type Reply, refusal, tally } from '../setup/calls.ts'
import { logIn, newPlayer, type Player, verifiedPlayer } from '../setup/player.ts'
import { later, setTime, startSandbox } from '../setup/sandbox.ts'

const app = await startSandbox()

const phones = async (player: Player) => must(await player.get('/get/other/phone')).data
const send = (player: Player, contact: Record<string, string>) =>
  player.post('/send-verification-code', contact)
const verify = (player: Player, code: string) =>
  player.post('/verify-phone-number', { verification_code: code })
const otherCode = (code: string) => (code === '000000' ? '111111' : '000000')

describe('the main phone', () => {
  it('is verified by the code that was sent to it', async () => {
    const player = await newPlayer(app, 'phone001')
    expect((await player.user()).session_id).toBe('0')
    // Typed as `+880…`, stored as 11 digits.
    must(await send(player, { phone: `+88${phoneOf('phone001')}` }))
    const code = await newestCode(app)
    const wrong = await verify(player, otherCode(code))
    expect(wrong).toMatchObject(refusal('Invalid or expired code.', 'verification_code'))
    expect((await player.user()).session_id).toBe('0')
    must(await verify(player, ` ${code} `))
    expect((await player.user()).session_id).toBe('1')
    expect((await verify(player, code)).status).toBe(422)
    expect((await send(player, { phone: phoneOf('phone001') })).body.message).toBe(
      'This phone number is already verified.',
    )
  })

  it('is sent at most three codes in 15 minutes, and is not verified after five wrong ones', async () => {
    const player = await newPlayer(app, 'phone002')
    for (let at = 0; at < 3; at++) must(await send(player, { phone: player.phone }))
    expect((await send(player, { phone: player.phone })).status).toBe(429)
    const code = await newestCode(app)
    for (let at = 0; at < 5; at++) expect((await verify(player, otherCode(code))).status).toBe(422)
    expect((await verify(player, code)).status).toBe(422)
  })

  it('is not verified by the code of another player or purpose', async () => {
    const mine = await newPlayer(app, 'phone005')
    const other = await newPlayer(app, 'phone006')
    must(await send(other, { phone: phoneOf('phone006') }))
    expect((await verify(mine, await newestCode(app))).status).toBe(422)
    must(await send(mine, { email: 'phone005@mail.example' }))
    expect((await verify(mine, await newestCode(app))).status).toBe(422)
    expect((await mine.user()).session_id).toBe('0')
  })
})

describe('the codes to one contact', () => {
  const sentTo = async (...recipients: string[]) =>
    (await app.db.query.outbox.findMany()).filter(({ recipient }) => recipients.includes(recipient)).length

  it('are at most five in an hour, whoever requests them and however the phone is written', async () => {
    const spellings = ['01811111111', '1811111111', '008801811111111']
    const answers: Reply[] = []
    for (const [at, phone] of [...spellings, '+8801811111111'].entries()) {
      const stranger = await newPlayer(app, `flood${at}`)
      must(await stranger.post('/add/number', { phone }))
      for (let time = 0; time < 3; time++)
        answers.push(await stranger.post('/add/send-verification-code', { phone }))
    }
    expect(tally(answers)).toEqual({ 200: 5, 429: 7 })
    expect(await sentTo(...spellings)).toBe(5)
    const late = await newPlayer(app, 'floodlate')
    must(await late.post('/add/number', { phone: '01811111111' }))
    const ask = () => late.post('/add/send-verification-code', { phone: '01811111111' })
    const { status, body } = await ask()
    expect([status, body.message]).toEqual([
      429,
      expect.stringMatching(/^Too many attempts\. Please try again in (59|60) minutes\.$/),
    ])
    // The owner still gets a code that resets the password.
    const account = { username: 'flooded1', type: 'sms', phone: '01811111111' }
    await newPlayer(app, 'flooded1', { phone: account.phone })
    must(await post(app, '/usr-forgot-password', account))
    expect(await sentTo(...spellings)).toBe(6)
    later(60 * 60_000)
    must(await ask())
    expect(await sentTo(...spellings)).toBe(7)
  })

  it('are at most five in an hour for a mailbox, whatever its tags', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 6; at++) {
      const email = `Mailbox+${at}@mail.example`
      const player = await newPlayer(app, `mailbox${at}`, { email })
      statuses.push((await send(player, { email })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('that reset a password are at most five in an hour, which does not reveal whether the account exists', async () => {
    const phone = '01833333333'
    await newPlayer(app, 'resets01', { phone })
    const start = Date.now()
    const ask = async (username: string) => {
      const { status, body } = await post(app, '/usr-forgot-password', { username, type: 'sms', phone })
      return [status, body]
    }
    for (const [at, sent] of [1, 2, 3, 4, 5, 5].entries()) {
      // At most three in 15 minutes.
      setTime(start + at * 8 * 60_000)
      expect(await ask('resets01')).toEqual(await ask('nobody01'))
      expect(await sentTo(phone)).toBe(sent)
    }
    setTime(start + 61 * 60_000)
    expect(await ask('resets01')).toEqual([
      200,
      { message: 'If the account exists, a code has been sent to it.' },
    ])
    expect(await sentTo(phone)).toBe(6)
  })
})

it('the e-mail is verified by its code', async () => {
  const player = await newPlayer(app, 'email001')
  expect((await player.user()).email_verified_at).toBeNull()
  must(await send(player, { email: 'EMAIL001@mail.example' }))
  const code = await newestCode(app)
  const check = (code: string) => player.post('/verify-email', { code })
  expect((await check(otherCode(code))).body.errors).toEqual({ code: ['Invalid or expired code.'] })
  must(await check(code))
  expect((await player.user()).email_verified_at).toMatch(/^\d{4}-/)
  expect((await send(player, { email: 'email001@mail.example' })).status).toBe(422)
})

describe('an added phone', () => {
  const add = (session: Player, phone: string) => session.post('/add/number', { phone })
  const sendAdded = (session: Player, phone: string) => session.post('/add/send-verification-code', { phone })
  const verifyAdded = (session: Player, code: string) =>
    session.post('/add/verify-phone-number', { verification_code: code })

  it('is sent a code and verified', async () => {
    const player = await newPlayer(app, 'added001')
    must(await add(player, '+8801811000001'))
    expect(await phones(player)).toEqual([
      { id: expect.stringMatching(/^\d+$/), contract_value: '01811000001', isverify: false },
    ])
    must(await add(player, '01811000002'))
    must(await sendAdded(player, '01811000001'))
    must(await verifyAdded(player, await newestCode(app)))
    expect(await phones(player)).toMatchObject([{ isverify: true }, { isverify: false }])
    expect((await sendAdded(player, '01811000001')).status).toBe(422)
    expect((await player.user()).session_id).toBe('0')
  })

  it('is refused when it was added before, is the main phone, or is the sixth', async () => {
    const player = await newPlayer(app, 'added003')
    must(await add(player, '01811000010'))
    expect((await add(player, '01811000010')).body.message).toBe('You have already added this phone number.')
    expect((await add(player, phoneOf('added003'))).body.message).toBe('This is your main phone number.')
    expect((await add(player, '123')).body.errors).toEqual({ phone: ['Invalid phone number (10-15 digits)'] })
    const added = await Promise.all(Array.from({ length: 12 }, (_, at) => add(player, `018110001${10 + at}`)))
    expect(tally(added)).toEqual({ 200: 4, 422: 8 })
    expect((await add(player, '01811000019')).body.message).toBe('You can add up to 5 phone numbers.')
  })

  it('is refused when another player has signed up with it or verified it', async () => {
    const mine = await newPlayer(app, 'added004')
    const other = await verifiedPlayer(app, 'added005')
    expect((await add(mine, phoneOf('added005'))).body.message).toBe('The phone has already been taken.')
    must(await add(other, '01811000020'))
    // Accepted, because the other player has not verified it.
    must(await add(mine, '01811000020'))
    must(await sendAdded(other, '01811000020'))
    const othersCode = await newestCode(app)
    must(await sendAdded(mine, '01811000020'))
    const myCode = await newestCode(app)
    const both = await Promise.all([verifyAdded(other, othersCode), verifyAdded(mine, myCode)])
    expect(tally(both)).toEqual({ 200: 1, 422: 1 })
  })

  it('stays with the player who has verified it when another signs up with it', async () => {
    const first = await newPlayer(app, 'added006')
    must(await add(first, '01811000030'))
    must(await sendAdded(first, '01811000030'))
    must(await verifyAdded(first, await newestCode(app)))
    const second = await newPlayer(app, 'added007', { phone: '01811000030' })
    must(await send(second, { phone: '01811000030' }))
    expect((await verify(second, await newestCode(app))).body.message).toBe(
      'The phone has already been taken.',
    )
    expect((await second.user()).session_id).toBe('0')
  })
})

it('a code is sent only to a contact of the player', async () => {
  const mine = await newPlayer(app, 'ownphone')
  const other = await verifiedPlayer(app, 'notowned')
  for (const reply of [
    await send(mine, { phone: other.phone }),
    await send(mine, { email: 'notowned@mail.example' }),
    await mine.post('/add/send-verification-code', { phone: other.phone }),
  ])
    expect(reply.status).toBe(403)
})

describe('the birthday', () => {
  it('can’t be changed after it is saved', async () => {
    const player = await newPlayer(app, 'birthday')
    expect((await player.saveBirthday('1990-05-14')).body).toEqual({ dofb: '1990-05-14' })
    expect((await player.user()).dofb).toBe('1990-05-14')
    expect((await player.saveBirthday('1990-05-14')).status).toBe(200)
    expect((await player.saveBirthday('1990-05-15')).body.message).toContain('customer service')
    expect((await player.user()).dofb).toBe('1990-05-14')
  })

  // 20:30 UTC is already the next day in Dhaka.
  const now = new Date('2026-06-14T20:30:00Z')
  it.each([
    ['2008-06-15', undefined],
    ['2008-06-16', 'You must be at least 18 years old.'],
    ['2026-06-15', 'You must be at least 18 years old.'],
    ['2026-06-16', 'Your birthday cannot be in the future.'],
    ['1899-12-31', 'Invalid date.'],
    ['1990-02-30', 'Invalid date.'],
    ['1990-2-3', 'Invalid date.'],
    ['', 'Invalid date.'],
    ['1992-02-29', undefined],
  ])('%s is answered with the error %s', (date, error) => {
    expect(birthdayError(date, now)).toBe(error)
  })
})

describe('the password', () => {
  const change = (session: Player, old_password: string, new_password: string, again = new_password) =>
    session.post('/user-pwd', { old_password, new_password, new_password_confirmation: again })

  it('is changed with the old one, which ends all sessions', async () => {
    const first = await newPlayer(app, 'passwd01')
    const second = await logIn(app, 'passwd01')
    must(await change(first, PASSWORD, 'new12345'))
    for (const { token } of [first, second]) expect((await post(app, '/balance', {}, token)).status).toBe(401)
    await expect(logIn(app, 'passwd01')).rejects.toThrow('401')
    await logIn(app, 'passwd01', 'new12345')
  })

  it('is changed by one of two concurrent changes', async () => {
    const player = await newPlayer(app, 'passwd05')
    const asked = ['new11111', 'new22222']
    const both = await Promise.all(asked.map((password) => change(player, PASSWORD, password)))
    expect(tally(both)).toEqual({ 200: 1, 422: 1 })
    const set = asked[both.findIndex(({ status }) => status === 200)]
    await logIn(app, 'passwd05', set)
  })

  it('stays when the old one is wrong or the new one is invalid', async () => {
    const player = await newPlayer(app, 'passwd02')
    expect((await change(player, 'wrong1234', 'new12345')).body.errors).toEqual({
      old_password: ['Your current password is not right.'],
    })
    expect((await change(player, PASSWORD, 'new12345', 'new12346')).body.errors).toEqual({
      new_password_confirmation: ['Passwords do not match.'],
    })
    for (const bad of ['short1', 'onlyletters', '12345678', 'with space1', 'special1!']) {
      expect((await change(player, PASSWORD, bad)).status).toBe(422)
    }
    expect((await player.post('/balance')).status).toBe(200)
    await logIn(app, 'passwd02')
  })

  it('can be changed while strangers try to log in and after another session was refused', async () => {
    const mine = await newPlayer(app, 'passwd04')
    const stolen = await logIn(app, 'passwd04')
    const answers: Reply[] = []
    for (let at = 0; at < 11; at++) {
      await post(app, '/login', { username: 'passwd04', password: 'wrong1234' })
      answers.push(await change(stolen, 'wrong1234', 'new12345'))
    }
    expect(tally(answers)).toEqual({ 422: 10, 429: 1 })
    expect((await change(stolen, PASSWORD, 'new12345')).status).toBe(429)
    must(await change(mine, PASSWORD, 'new12345'))
  })
})
