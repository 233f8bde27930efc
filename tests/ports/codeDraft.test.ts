import { expect, it } from 'vitest'
import { forgetOldCode } from '../../src/environment/storage/codeDraft.ts'
import { HeadlessEnvironment, NOON } from '../model/headless/headlessEnvironment.ts'

const sentAt = (at: number) =>
  JSON.stringify({ mode: 'sms', username: 'rahim88', email: '', phone: '01712345678', sentAt: at })

it.each([
  ['sent 300 s ago', sentAt(NOON - 300_000), false],
  ['sent less than 300 s ago', sentAt(NOON - 299_999), true],
  ['that a clock ahead has stored', sentAt(NOON + 300_000), false],
  ['that can’t be read', '{"form":{"phone":"01712345678"}}', false],
])('the contacts of a code %s', (_, draft, stay) => {
  const stored = { 'app.forgotPassword': draft, 'app.language': 'bn' }
  const environment = new HeadlessEnvironment({ at: '/', stored }).of('update')
  forgetOldCode(environment)
  expect(environment.storage.get('app.forgotPassword')).toBe(stay ? draft : '')
  expect(environment.storage.get('app.language')).toBe('bn')
})
