import { failed, succeeded } from '@tiya/ports/result'
import { expect, it } from 'vitest'
import { createActor, createMachine, toPromise } from 'xstate'
import { liveMatchesPoll } from '#machines/exchange/liveMatches/liveMatches.machine.ts'
import { liveMatchesPollPortsOf } from '#src/ports/exchange/liveMatches.ts'
import type { Failure } from '../../machines/common/result.ts'
import type { Environment } from '../../src/environment/environment.ts'
import { callsInTime, pollPortsOf, soonest } from '../../src/ports/common/poll.ts'
import { CRICKET, SOCCER, TENNIS } from '../flows/exchange/events.fixture.ts'
import { PLAYER } from '../model/ambient.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'
import { HOUR } from '../times.ts'
import { answerHeld } from './answerHeld.fixture.ts'

const limited: Failure = { kind: 'refused', status: 429, retryAfter: 5_000 }

it('a call that the server wants to wait is refused meanwhile, and the others are made', async () => {
  let now = 0
  const made: string[] = []
  const inTime = callsInTime({ clock: { deviceNow: () => now } } as Environment)
  const ask = (key: string, failure?: Failure, mayWait?: boolean) => {
    const send = async () => {
      made.push(`${key} at ${now}`)
      return failure ? failed(failure) : succeeded(key)
    }
    return inTime(key, 1_000, send, mayWait)
  }
  expect(await ask('cricket', limited)).toEqual(failed(limited))
  expect(await ask('soccer')).toEqual(succeeded('soccer'))
  now = 4_999
  expect(await ask('cricket')).toEqual(failed({ ...limited, retryAfter: 1 }))
  expect(await ask('soccer')).toEqual(succeeded('soccer'))
  now = 5_000
  // Twice the last wait, as no time is named.
  const twice = { kind: 'refused', status: 429, retryAfter: 10_000 } as const
  expect(await ask('cricket', { kind: 'refused', status: 429 })).toEqual(failed(twice))
  now = 14_999
  expect(await ask('cricket')).toEqual(failed({ ...twice, retryAfter: 1 }))
  // What the player wants now is asked, and what it is told counts.
  const longer: Failure = { ...limited, retryAfter: 9_000 }
  expect(await ask('tennis', limited)).toEqual(failed(limited))
  expect(await ask('tennis', longer, false)).toEqual(failed(longer))
  now = 15_000
  expect(await ask('tennis')).toEqual(failed({ ...longer, retryAfter: 8_999 }))
  expect(await ask('tennis', undefined, false)).toEqual(succeeded('tennis'))
  expect(await ask('cricket')).toEqual(succeeded('cricket'))
  // A clock that was set back holds nothing.
  expect(await ask('tennis', limited)).toEqual(failed(limited))
  now = 0
  expect(await ask('tennis')).toEqual(succeeded('tennis'))
  expect(made).toEqual([
    ...['cricket at 0', 'soccer at 0', 'soccer at 4999', 'cricket at 5000'],
    ...['tennis at 14999', 'tennis at 14999', 'tennis at 15000', 'cricket at 15000'],
    ...['tennis at 15000', 'tennis at 0'],
  ])
})

it('a server’s time also passes while the device sleeps and the site’s clock stands still', async () => {
  let deviceNow = 0
  const environment = new HeadlessEnvironment({ at: '/' }).of('')
  const clock = { ...environment.clock, now: () => 0, deviceNow: () => deviceNow }
  const results = [failed(limited), succeeded('here')]
  const ports = pollPortsOf({ ...environment, clock }, async () => results.shift() ?? succeeded('too often'))
  const load = () => {
    const input = { subject: 'cricket', period: 1_000, mayWait: true }
    return toPromise(createActor(ports.load, { input }).start())
  }
  expect(await load()).toEqual({ ...failed(limited), took: 0 })
  deviceNow = HOUR
  const elapsed = createActor(ports.findElapsed, { input: 'cricket' }).start()
  expect(await toPromise(elapsed)).toEqual(succeeded(HOUR))
  expect(await load()).toEqual({ ...succeeded('here'), took: 0 })
})

it('while one sport is limited and the others fail, these are asked as usual, and it when its time has come', async () => {
  const environment = new HeadlessEnvironment({ at: '/', stored: PLAYER })
  const { clock } = environment
  const poll = liveMatchesPoll.provide({ actors: liveMatchesPollPortsOf(environment.of('')) })
  const actor = createActor(createMachine({ invoke: { src: poll, input: { subject: 'in play' } } }), {
    clock,
  })
  actor.start()
  const asked: Record<string, number[]> = {}
  for (let second = 0; second <= 30; second += 1) {
    const calls = await answerHeld(environment, (line) => {
      const wire = line === CRICKET ? { status: 429, headers: { 'Retry-After': '12' } } : { status: 500 }
      return { ...wire, body: {} }
    })
    for (const line of calls) asked[line] = [...(asked[line] ?? []), second]
    clock.increment(1_000)
  }
  actor.stop()
  expect(asked).toEqual({
    [CRICKET]: [0, 20],
    [SOCCER]: [0, 10, 20, 30],
    [TENNIS]: [0, 10, 20, 30],
  })
})

it('of several failures, the one that may be asked again first counts', () => {
  const refused = (retryAfter?: number): Failure => ({
    ...{ kind: 'refused', status: 429 },
    ...(retryAfter !== undefined && { retryAfter }),
  })
  const lost: Failure = { kind: 'lost' }
  expect(soonest([refused(9_000), refused(2_000), refused(5_000)])).toEqual(refused(2_000))
  expect(soonest([refused(2_000), lost, refused()])).toEqual(lost)
})
