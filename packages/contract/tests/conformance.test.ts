import { expect, it } from 'vitest'
import { checkBackend } from '../conformance/conformance.ts'
import type { Options } from '../conformance/conformance.types.ts'
import { reportText } from '../conformance/report.ts'
import { documentedCalls } from '../openapi/callDocs.ts'

/** A backend that has one call. */
const backend =
  (path: string, body: unknown): typeof fetch =>
  async (input) =>
    new URL(String(input)).pathname === path
      ? Response.json(body)
      : Response.json({ message: 'No such call.' }, { status: 404 })

const options = (fetch: Options['fetch']): Options => ({
  base: 'https://bet.example',
  exchangeData: 'https://bet.example/exchange-data',
  write: false,
  only: ['sliders', 'logo'],
  idempotencyHeader: 'Idempotency-Key',
  readCode: async () => undefined,
  fetch,
})

const sliders = documentedCalls.find(({ name }) => name === 'sliders')?.doc.answer

it('says which calls a backend has not, and that the example of the contract conforms', async () => {
  const report = await checkBackend(options(backend('/api/sliders', sliders)))
  expect(reportText(report)).toMatch(/\nNot there: GET \/logo\n/)
  expect(report.calls.map(({ name, isMissing }) => [name, isMissing])).toEqual([
    ['logo', true],
    ['sliders', false],
  ])
  expect(report.calls[1]?.checks.flatMap(({ problems }) => problems)).toEqual([])
})

it('names the field that does not fit', async () => {
  const report = await checkBackend(options(backend('/api/sliders', { sliders: [{ message_id: 1 }] })))
  const texts = report.calls[1]?.checks.flatMap(({ problems }) => problems.map(({ text }) => text))
  expect(texts).toContain('sliders.0.name is missing; expected a string.')
})

it('asks the caller what else there is to say', async () => {
  const general = documentedCalls.find(({ name }) => name === 'general')?.doc.answer
  const { operator } = await checkBackend({
    ...options(backend('/api/general', general)),
    only: ['general'],
    remarks: async ({ base }, { site_title }) => [`${site_title} at ${base}`],
  })
  expect(operator).toEqual(['Tiya at https://bet.example'])
})
