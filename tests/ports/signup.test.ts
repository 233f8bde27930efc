import { succeeded } from '@tiya/ports/result'
import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { EMPTY_SIGNUP } from '../../machines/access/signup/signup.rules.ts'
import type { Result } from '../../machines/common/result.ts'
import { signupPortsOf } from '../../src/ports/access/signup.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

const INPUT = { form: EMPTY_SIGNUP, codes: { referral: '', agent: '', affiliate: '' } }

it.each([
  [{ exchange: [{ token: 'exchange-of-rahim' }] }, 'exchange-of-rahim'],
  [{ exchange: [] }, ''],
  [{}, ''],
])('of the answer %j, the token of the exchange is %j', async (answer, token) => {
  const environment = new HeadlessEnvironment({ at: '/signup' }).of('createPlayer')
  const answered = Promise.resolve(succeeded(answer)) as Promise<Result<never>>
  const { createPlayer } = signupPortsOf({
    ...environment,
    http: { ...environment.http, send: () => answered },
  })
  expect(await toPromise(createActor(createPlayer, { input: INPUT }).start())).toEqual(succeeded(token))
})
