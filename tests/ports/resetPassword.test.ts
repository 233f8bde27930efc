import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import { failed, succeeded } from '@tiya/ports/result'
import { expect, it } from 'vitest'
import { createActor, fromTransition, setup } from 'xstate'
import { resetPasswordMachine } from '../../machines/access/resetPassword/resetPassword.machine.ts'
import type { Result } from '../../machines/common/result.ts'
import { resetPasswordPortsOf } from '../../src/ports/access/resetPassword.ts'
import { deferred } from '../deferred.ts'
import { PLAYER } from '../model/ambient.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

const FORM = { current: 'secret99', next: 'newsecret1', confirm: 'newsecret1' } as const
const CHANGED = succeeded({ message: 'Changed.' })
const ENDED = { type: 'logout', revoked: true }

/** Sends a password change; returns how to answer it, how to leave the screen, and what the session is told. */
function changing() {
  const environment = new HeadlessEnvironment({ at: '/reset-password', stored: PLAYER }).of('changePassword')
  const { promise: answered, resolve: reply } = deferred<Result<never>>()
  const http = { ...environment.http, send: () => answered }
  const told: unknown[] = []
  const root = createActor(
    setup({
      actors: {
        session: fromTransition((_, event: { type: string }) => void told.push(event), undefined),
        screen: resetPasswordMachine.provide({ actors: resetPasswordPortsOf({ ...environment, http }) }),
      },
    }).createMachine({
      invoke: { src: 'session', systemId: 'session' },
      initial: 'shown',
      states: { shown: { invoke: { src: 'screen', systemId: 'screen' }, on: { leave: 'left' } }, left: {} },
    }),
  ).start()
  const screen = root.system.get('screen')
  for (const [field, value] of Object.entries(FORM)) screen.send({ type: 'field.changed', field, value })
  screen.send({ type: 'submit' })
  return {
    told,
    storage: environment.storage,
    leave: () => root.send({ type: 'leave' }),
    answer: (result: Result<unknown>) => {
      reply(result as Result<never>)
      return settled()
    },
  }
}

it('a changed password ends the session if its screen is left before the answer', async () => {
  const { leave, answer, told } = changing()
  leave()
  await answer(CHANGED)
  expect(told).toEqual([ENDED])
})

it('a changed password leaves nothing of the session on the device while it shows the success', async () => {
  const { answer, told, storage } = changing()
  storage.set('balance', '20.00')
  storage.set('app.draft.41', '{}')
  storage.set('app.lastRecords.41', '{}')
  await answer(CHANGED)
  const keys = ['token', 'remote_id', 'balance', 'app.draft.41', 'app.lastRecords.41'] as const
  expect([told, keys.map((key) => storage.get(key))]).toEqual([[], ['', '', '', '', '']])
})

it('a changed password ends the session once if its screen is left while it shows the success', async () => {
  const { leave, answer, told, storage } = changing()
  await answer(CHANGED)
  expect([told, storage.get('token')]).toEqual([[], ''])
  leave()
  expect(told).toEqual([ENDED])
})

it('a changed password leaves nothing that is stored of the player while it shows the success', async () => {
  const { leave, answer, storage } = changing()
  await answer(CHANGED)
  storage.set('app.reminder.41', '1')
  storage.set('app.reminder.42', '1')
  leave()
  expect([storage.get('app.reminder.41'), storage.get('app.reminder.42')]).toEqual(['', '1'])
})

it('a password change that was refused, or that another session sent, ends no session', async () => {
  const refused = changing()
  refused.leave()
  await refused.answer(failed({ kind: 'lost' }))
  const other = changing()
  other.leave()
  other.storage.set('token', 'of another session')
  await other.answer(CHANGED)
  expect([refused.told, other.told]).toEqual([[], []])
})
