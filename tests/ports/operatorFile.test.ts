import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { readOperatorFile } from '../../src/ports/content/operatorFile.ts'
import { judgeFile } from '../../src/ports/content/operatorValues.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
beforeEach(() => warn.mockClear())
afterAll(() => warn.mockRestore())

/** Reads the brand of a site whose host answers in these ways, one after another. */
function begin(config: { operator?: string }, ...answers: (Response | Error)[]) {
  const asked: string[] = []
  const caches: unknown[] = []
  const world = new HeadlessEnvironment({ at: '/', config })
  const environment = world.of('brand')
  const fetch = async (path: string, { cache }: RequestInit) => {
    asked.push(path)
    caches.push(cache)
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer
  }
  Object.assign(world.page, { fetch })
  return { asked, caches, read: () => readOperatorFile(environment, 'brand') }
}

it('a file of the operator is read once, and again after its connection was lost', async () => {
  const { asked, caches, read } = begin(
    { operator: '/own/' },
    new TypeError(),
    Response.json({ name: 'Own' }),
  )
  expect(await read()).toEqual({ ok: false, failure: { kind: 'lost' } })
  expect(await read()).toEqual({ ok: true, value: { name: 'Own' } })
  expect(await read()).toEqual({ ok: true, value: { name: 'Own' } })
  expect(asked).toEqual(['/own/brand.json', '/own/brand.json'])
  // The browser asks the host whether its copy is still the newest.
  expect(caches).toEqual(['no-cache', 'no-cache'])
  expect(warn).not.toHaveBeenCalled()
})

it('a file is read although its host does not say what kind it is', async () => {
  const { read } = begin({ operator: '/own' }, new Response(new TextEncoder().encode('{ "name": "Own" }')))
  expect(await read()).toEqual({ ok: true, value: { name: 'Own' } })
})

it('a file that does not come within 15 s counts as lost', async () => {
  const world = new HeadlessEnvironment({ at: '/', config: { operator: '/own' } })
  const fetch = (_: string, { signal }: RequestInit) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  Object.assign(world.page, { fetch })
  const reading = readOperatorFile(world.of('brand'), 'brand')
  world.clock.increment(14_999)
  expect(await Promise.race([reading, 'still read'])).toBe('still read')
  world.clock.increment(1)
  expect(await reading).toEqual({ ok: false, failure: { kind: 'lost' } })
})

it('without a folder of the operator, nothing is asked for', async () => {
  const { asked, read } = begin({})
  expect(await read()).toEqual({ ok: true, value: {} })
  expect(asked).toEqual([])
})

it.each([
  ['404', new Response('', { status: 404 })],
  ['the page of the site', new Response('<p>', { headers: { 'content-type': 'text/html' } })],
])('%s in the place of a file means that it is missing', async (_, answer) => {
  const { read } = begin({ operator: '/own' }, answer)
  expect(await read()).toEqual({ ok: true, value: {} })
  expect(warn.mock.calls).toEqual([["The operator's file /own/brand.json is missing. The default stands."]])
})

it.each([
  ['not JSON', '{', {}, ['is not a JSON object.']],
  ['a list', '[]', {}, ['is not a JSON object.']],
  ['null', 'null', {}, ['is not a JSON object.']],
  ['a name of blanks', '{ "name": " ", "title": "T" }', { title: 'T' }, ['does not fit at name.']],
  ['an unknown key', '{ "slogan": "S", "$schema": "x" }', {}, ['has an unknown key slogan.']],
  [
    'colours of which one fits',
    '{ "colours": { "brand": "#ffffff", "page": "blue", "sky": "#0000ff" } }',
    { colours: { brand: '#ffffff' } },
    ['has no colour page that fits.', 'has no colour sky that fits.'],
  ],
  ['colours that are a word', '{ "colours": "dark" }', {}, ['does not fit at colours.']],
  ['no colours', '{ "colours": null }', {}, ['does not fit at colours.']],
])('of a file with %s, what fits is used, and the rest is said', (_, text, values, problems) => {
  expect(judgeFile('brand', text)).toEqual({ values, problems })
})

it('the example of docs/deploy.md fits', () => {
  const [, example = ''] =
    /```json\n(\{\n {2}"\$schema".*?)```/s.exec(readFileSync('docs/deploy.md', 'utf8')) ?? []
  const { values, problems } = judgeFile('pages', example)
  expect(problems).toEqual([])
  expect(Object.keys(values)).toEqual(['terms'])
})
