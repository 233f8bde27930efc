import { createHash } from 'node:crypto'
import { accountCalls } from '@tiya/contract/account'
import { moneyCalls } from '@tiya/contract/money'
import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import { failed } from '@tiya/ports/result'
import { describe, expect, it } from 'vitest'
import { untilAnswered } from '../../src/environment/http/callsInFlight.ts'
import {
  forgetForms,
  forgetKey,
  forgetOtherKey,
  hasOpenKey,
  sendIdempotent,
} from '../../src/environment/http/idempotency.ts'
import { deferred } from '../deferred.ts'
import { HeadlessEnvironment, NOON } from '../model/headless/headlessEnvironment.ts'
import { DAY } from '../times.ts'

const PLACE = 'app.idempotency.41'
const KEY = 'k'.repeat(32)
const FORM = { trx_id: '900', trxid: '8N7A2QX91K', number: '01712345678' }
/** What is digested of the form: the body, and no query. */
const FILLED = JSON.stringify([FORM, null])

const digest = (key: string, form: string) =>
  createHash('sha256')
    .update(key + form)
    .digest('hex')

const older = (form: string, at = NOON - 60_000) => ({ '/ewa/confirm': { form, key: KEY, at } })

/** A device, and a server that never tells the outcome unless it should. Records the keys that arrive. */
function begin(record?: unknown, status = 503, answered: Promise<void> = Promise.resolve()) {
  const keys: string[] = []
  const world = new HeadlessEnvironment(
    { at: '/make-payment', stored: record === undefined ? {} : { [PLACE]: JSON.stringify(record) } },
    () => async (_, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key') ?? 'no key')
      await answered
      return new Response('{}', { status })
    },
  )
  const environment = world.of('submitPayment')
  return {
    environment,
    clock: world.clock,
    keys,
    stored: () => environment.storage.get(PLACE),
    send: (form: Partial<typeof FORM> = {}, signal = new AbortController().signal) =>
      sendIdempotent(environment, '41', moneyCalls.confirmEwallet, { body: { ...FORM, ...form }, signal }),
  }
}

describe('a call that moves money', () => {
  it('is answered although its screen is left', async () => {
    const { promise: answered, resolve: answer } = deferred()
    const { send, stored } = begin(undefined, 200, answered)
    const screen = new AbortController()
    const sent = send({}, screen.signal)
    screen.abort()
    expect(stored()).not.toBe('')
    answer()
    expect((await sent).ok).toBe(true)
    expect(stored()).toBe('')
  })

  it('is sent once while it is under way, and a changed form after its answer', async () => {
    const { promise: answered, resolve: answer } = deferred()
    const { send, keys, environment } = begin(undefined, 200, answered)
    const sent = [send(), send(), send({ number: '01712345679' })]
    const opened = untilAnswered(environment, '41', [moneyCalls.confirmEwallet])
    expect(untilAnswered(environment, '42', [moneyCalls.confirmEwallet])).toBeUndefined()
    await settled()
    expect(keys).toHaveLength(1)
    answer()
    expect((await Promise.all(sent)).map(({ ok }) => ok)).toEqual([true, true, true])
    await opened
    expect(keys).toHaveLength(2)
    expect(untilAnswered(environment, '41', [moneyCalls.confirmEwallet])).toBeUndefined()
  })

  it('is not sent once its screen is left', async () => {
    const { send, keys } = begin()
    await expect(send({}, AbortSignal.abort())).rejects.toThrow()
    expect(keys).toEqual([])
  })
})

describe('the key of a call of unknown outcome', () => {
  it('is stored with its time and a digest, and nothing that was typed', async () => {
    const { send, stored, keys, environment } = begin()
    await send()
    const key = keys[0] ?? ''
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(JSON.parse(stored())).toEqual({
      '/ewa/confirm': { digest: digest(key, FILLED), key, at: NOON },
    })
    expect(hasOpenKey(environment, '41', moneyCalls.confirmEwallet)).toBe(true)
    expect(hasOpenKey(environment, '42', moneyCalls.confirmEwallet)).toBe(false)
  })

  it('is sent again with the same form for 24 hours from the first time', async () => {
    const { send, clock, keys } = begin()
    await send()
    clock.increment(DAY - 1)
    await send()
    clock.increment(1)
    await send()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('is not sent with another form', async () => {
    const { send, keys } = begin()
    await send()
    await send({ number: '01712345679' })
    await send()
    expect(new Set(keys).size).toBe(3)
  })

  it('ends after 24 hours', async () => {
    const { send, clock, environment } = begin()
    await send()
    clock.increment(DAY - 1)
    expect(hasOpenKey(environment, '41', moneyCalls.confirmEwallet)).toBe(true)
    clock.increment(1)
    expect(hasOpenKey(environment, '41', moneyCalls.confirmEwallet)).toBe(false)
    // Before a server has answered, the clock may be ahead.
    const early = { ...environment, clock: { ...environment.clock, isSettled: () => false } }
    expect(hasOpenKey(early, '41', moneyCalls.confirmEwallet)).toBe(true)
  })

  it('stays if another tab has sent another form since', async () => {
    const { promise: answered, resolve: answer } = deferred()
    const { send, stored, environment } = begin(undefined, 200, answered)
    const sent = send()
    const kept = JSON.stringify({ '/ewa/confirm': { digest: 'of another form', key: KEY, at: NOON } })
    environment.storage.set(PLACE, kept)
    answer()
    await sent
    expect(stored()).toBe(kept)
  })

  it('ends with a known outcome', async () => {
    const { send, stored } = begin(undefined, 422)
    await send()
    expect(stored()).toBe('')
  })

  it('stays if the session has ended, so nothing was sent', async () => {
    const { send, environment, stored } = begin()
    await send()
    const kept = stored()
    const http = { ...environment.http, send: async () => failed({ kind: 'signedOut' as const }) }
    await sendIdempotent({ ...environment, http }, '41', moneyCalls.confirmEwallet, {
      body: FORM,
      signal: new AbortController().signal,
    })
    expect(stored()).toBe(kept)
  })

  it('is found beside a record that can’t be read', async () => {
    const { send, keys } = begin({ ...older(FILLED), '/submit-withdraw': { key: 7 } })
    await send()
    expect(keys).toEqual([KEY])
  })

  it('is removed when it is forgotten, or when the form is filled in differently', () => {
    const { environment, stored } = begin()
    const claim = (filled: unknown) => forgetOtherKey(environment, '41', accountCalls.claimCash, filled)
    const kept = { '/cash-claim': { digest: digest(KEY, '5000'), key: KEY, at: NOON } }
    environment.storage.set(PLACE, JSON.stringify(kept))
    claim(5_000)
    expect(JSON.parse(stored())).toEqual(kept)
    claim(5_001)
    expect(stored()).toBe('')
    environment.storage.set(PLACE, JSON.stringify(kept))
    forgetKey(environment, '41', accountCalls.claimCash)
    expect(stored()).toBe('')
  })
})

describe('a key that was stored with its form', () => {
  it('is sent again with the same form, which is then removed from the device', async () => {
    const { send, keys, stored } = begin(older(FILLED))
    await send()
    expect(keys).toEqual([KEY])
    expect(JSON.parse(stored())).toEqual({
      '/ewa/confirm': { digest: digest(KEY, FILLED), key: KEY, at: NOON - 60_000 },
    })
  })

  it.each([
    ['another form', older('[{},null]')],
    ['a day ago', older(FILLED, NOON - DAY)],
  ])('is not sent again with the form if it was stored with %s', async (_, record) => {
    const { send, keys } = begin(record)
    await send()
    expect(keys).not.toEqual([KEY])
  })

  it('is kept without the form, for every player, while an unreadable record is removed', async () => {
    const { environment, keys, send, stored } = begin({
      ...older(FILLED),
      '/submit-withdraw': { digest: 'abc', key: 'w', at: 7 },
    })
    const { storage } = environment
    storage.set('app.idempotency.42', JSON.stringify(older('"01812345678"')))
    storage.set('app.idempotency.43', '{"/ewa/confirm":{"form":"01912345678"}}')
    storage.set('app.draft.41', '{}')
    forgetForms(environment)
    expect(JSON.parse(stored())).toEqual({
      '/ewa/confirm': { digest: digest(KEY, FILLED), key: KEY, at: NOON - 60_000 },
      '/submit-withdraw': { digest: 'abc', key: 'w', at: 7 },
    })
    expect(JSON.parse(storage.get('app.idempotency.42'))).toEqual({
      '/ewa/confirm': { digest: digest(KEY, '"01812345678"'), key: KEY, at: NOON - 60_000 },
    })
    expect(storage.keys('app.')).toEqual([PLACE, 'app.idempotency.42', 'app.draft.41'])
    await send()
    expect(keys).toEqual([KEY])
  })
})
