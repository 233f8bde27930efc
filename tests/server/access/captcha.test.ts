import { describe, expect, it } from 'vitest'
import { acceptCaptcha, newCaptcha } from '#server/captcha/captcha.ts'
import { drawCaptcha } from '#server/captcha/picture.ts'
import { MINUTE } from '../../times.ts'
import { must, post, signup } from '../setup/calls.ts'
import { later, startSandbox } from '../setup/sandbox.ts'

const app = await startSandbox()

const picture = (key: string) => app.inject({ url: '/api/captcha', query: { key } })

/** Returns the solution of the newest captcha image. */
async function answerTo(): Promise<string> {
  const rows = await app.db.query.captchas.findMany({ orderBy: (row, { desc }) => desc(row.expiresAt) })
  return rows[0]?.answer ?? ''
}

const signUp = (username: string, change: Record<string, unknown>) =>
  post(app, '/v1/create-players', signup(username, change))

const WRONG = 'The code does not match the picture.'

describe('the picture', () => {
  it('is an SVG without text that is not cached, and a different one each time', async () => {
    const [first, second] = [await picture('key-1'), await picture('key-1')]
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(first.headers['cache-control']).toBe('no-store')
    expect(first.headers['access-control-allow-origin']).toBe('*')
    expect(first.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"(?!.*<(text|script|image))/)
    expect(first.body).not.toContain(await answerTo())
    expect(second.body).not.toBe(first.body)
  })

  /** Returns the points of each piece that a picture draws, in its order. */
  function piecesOf(digits: string): number[][][] {
    const paths = [...drawCaptcha(digits).matchAll(/<path fill="none"[^>]* d="([^"]+)"/g)]
    expect(paths).toHaveLength(1)
    const pieces = paths[0]?.[1]?.split('M').slice(1) ?? []
    return pieces.map((piece) => piece.split('L').map((point) => point.split(' ').map(Number)))
  }
  const lengthOf = ([[x1 = 0, y1 = 0] = [], , [x2 = 0, y2 = 0] = []]: number[][]) =>
    Math.hypot(x2 - x1, y2 - y1)

  it.each(['0123', '4567', '8989', '1111', '8888'])(
    'draws %s in pieces whose number, length and order do not reveal the digits',
    (digits) => {
      const pieces = piecesOf(digits)
      expect(pieces).toHaveLength(124)
      expect(new Set(pieces.map(({ length }) => length))).toEqual(new Set([3]))
      for (const piece of pieces) expect(lengthOf(piece)).toBeLessThan(10.6)
      // Pieces that follow one another are seldom of one digit.
      const starts = pieces.map(([[x = 0] = []]) => x)
      const near = starts.filter((x, at) => Math.abs(x - (starts[at - 1] ?? 999)) < 18)
      expect(near.length).toBeLessThan(62)
      for (const [x = 0, y = 0] of pieces.flat()) {
        expect([x > -3, x < 163, y > -3, y < 59]).toEqual([true, true, true, true])
      }
    },
  )

  it('draws each part of a digit about as often as the others', () => {
    const middles = piecesOf('0000').map(([, [x = 0, y = 0] = []]) => [x, y] as const)
    const crowds = middles.map(([x, y]) => middles.filter(([a, b]) => Math.hypot(a - x, b - y) < 2.5))
    expect(Math.max(...crowds.map(({ length }) => length))).toBeLessThan(11)
  })

  it('needs a key of at most 128 characters', async () => {
    expect((await picture('k'.repeat(128))).statusCode).toBe(200)
    for (const query of ['', '?key=', `?key=${'k'.repeat(129)}`, '?key=a&key=b', '?key=%00'])
      expect([query, (await app.inject(`/api/captcha${query}`)).statusCode]).toEqual([query, 422])
    expect((await app.inject({ method: 'HEAD', url: '/api/captcha?key=a' })).statusCode).toBe(404)
  })
})

describe('the answer', () => {
  it('is accepted once', async () => {
    const answer = await newCaptcha(app.db, 'once')
    expect(answer).toMatch(/^\d{4}$/)
    const accepted = await Promise.all(
      Array.from({ length: 10 }, () => acceptCaptcha(app.db, 'once', answer)),
    )
    expect(accepted.filter(Boolean)).toHaveLength(1)
  })

  it('can be tried once, only for its key and the newest picture of that key', async () => {
    const answer = await newCaptcha(app.db, 'mine')
    expect(await acceptCaptcha(app.db, 'theirs', answer)).toBe(false)
    expect(await acceptCaptcha(app.db, 'mine', `${answer}0`)).toBe(false)
    expect(await acceptCaptcha(app.db, 'mine', answer)).toBe(false)
    const answers = [await newCaptcha(app.db, 'twice'), await newCaptcha(app.db, 'twice')]
    expect(await acceptCaptcha(app.db, 'twice', ` ${answers[1]} `)).toBe(true)
  })

  it('expires after five minutes', async () => {
    const answer = await newCaptcha(app.db, 'late')
    const other = await newCaptcha(app.db, 'later')
    later(4.9 * MINUTE)
    expect(await acceptCaptcha(app.db, 'late', answer)).toBe(true)
    later(0.2 * MINUTE)
    expect(await acceptCaptcha(app.db, 'later', other)).toBe(false)
  })
})

describe('sign-up', () => {
  it('with a key, even an empty or unknown one, and a wrong answer creates nobody', async () => {
    const key = 'wrong-key'
    const wrong = [{}, { captcha: '' }, { captcha: '12345' }, { captcha: 'abcd' }].map((given) => ({
      captcha_key: key,
      ...given,
    }))
    for (const given of [
      ...wrong,
      ...['', 'unknown'].map((captcha_key) => ({ captcha: '0000', captcha_key })),
    ]) {
      await picture(key)
      const { status, body } = await signUp('captcha3', given)
      expect([given, status, body.errors]).toEqual([given, 422, { captcha: [WRONG] }])
    }
  })

  it('keeps the answer if another field is invalid, and uses it up before it says what is taken', async () => {
    await signUp('captcha5', {})
    await picture('kept-key')
    const captcha = await answerTo()
    const key = { captcha, captcha_key: 'kept-key' }
    expect((await signUp('captcha6', { ...key, email: 'nobody' })).body.errors).toHaveProperty('email')
    expect((await signUp('captcha5', { captcha: '', captcha_key: 'unknown' })).body.errors).toEqual({
      captcha: [WRONG],
    })
    expect((await signUp('captcha5', key)).body.errors).toHaveProperty('username')
    const used = await signUp('captcha6', key)
    expect([used.status, used.body]).toEqual([422, { message: WRONG, errors: { captcha: [WRONG] } }])
    await picture('kept-key')
    must(await signUp('captcha6', { ...key, captcha: await answerTo() }))
  })
})
