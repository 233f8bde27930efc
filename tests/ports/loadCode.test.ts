import { failed, succeeded } from '@tiya/ports/result'
import { expect, it } from 'vitest'
import { loadCode } from '../../src/environment/page/loadCode.ts'

it('code that arrives is loaded', async () => {
  expect(await loadCode(async () => 'a module')).toEqual(succeeded('a module'))
})

it.each([
  ['a script', new TypeError('Failed to fetch dynamically imported module: /assets/home.js')],
  ['a style sheet', new Error('Unable to preload CSS for /assets/home.css')],
])('%s that does not arrive is lost', async (_, error) => {
  expect(await loadCode(() => Promise.reject(error))).toEqual(failed({ kind: 'lost' }))
})

it('what is not code, or not for this browser, is unreadable', async () => {
  const error = new SyntaxError("Unexpected token '<'")
  expect(await loadCode(() => Promise.reject(error))).toEqual(failed({ kind: 'unreadable' }))
})

it('code that throws when it runs is a defect', async () => {
  const error = new Error('No screen is called home.')
  await expect(loadCode(() => Promise.reject(error))).rejects.toBe(error)
})
