import { expect, it } from 'vitest'
import { type Failure, failed, succeeded } from '../../machines/common/result.ts'
import type { Environment } from '../../src/environment/environment.ts'
import { callsInTime } from '../../src/ports/common/poll.ts'

const limited: Failure = { kind: 'refused', status: 429, retryAfter: 5_000 }

it('a call that the server wants to wait is refused meanwhile, and the others are made', async () => {
  let now = 0
  const made: string[] = []
  const inTime = callsInTime({ clock: { now: () => now } } as Environment, 1_000)
  const ask = (key: string, failure?: Failure) =>
    inTime(key, async () => {
      made.push(`${key} at ${now}`)
      return failure ? failed(failure) : succeeded(key)
    })
  expect(await ask('cricket', limited)).toEqual(failed(limited))
  expect(await ask('soccer')).toEqual(succeeded('soccer'))
  now = 4_999
  expect(await ask('cricket')).toEqual(failed(limited))
  expect(await ask('soccer')).toEqual(succeeded('soccer'))
  now = 5_000
  expect(await ask('cricket', { kind: 'refused', status: 429 })).toMatchObject({ ok: false })
  // Twice the last wait, as no time is named.
  now = 14_999
  expect(await ask('cricket')).toMatchObject({ ok: false })
  now = 15_000
  expect(await ask('cricket')).toEqual(succeeded('cricket'))
  // A clock that was set back holds nothing.
  expect(await ask('tennis', limited)).toEqual(failed(limited))
  now = 0
  expect(await ask('tennis')).toEqual(succeeded('tennis'))
  expect(made).toEqual([
    ...['cricket at 0', 'soccer at 0', 'soccer at 4999', 'cricket at 5000', 'cricket at 15000'],
    ...['tennis at 15000', 'tennis at 0'],
  ])
})
