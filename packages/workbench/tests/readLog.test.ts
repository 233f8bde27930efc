import { expect, it } from 'vitest'
import type { SiteLog } from '../log/log.types.ts'
import { readLog, readSiteLog } from '../log/readLog.ts'
import { withoutTokens } from '../log/withoutTokens.ts'
import { START } from './start.ts'

const LOG: SiteLog = {
  version: 1,
  source: 'site',
  title: 'a log-in',
  start: { ...START, at: '/login?next=1', stored: { 'app.language': 'en' } },
  entries: [{ n: 0, at: 0, actor: '', kind: 'seen', heading: 'Login', dialogs: [], alerts: [] }],
  dropped: 0,
}

it('a log is read as it was written', () => {
  expect(readSiteLog(JSON.stringify(LOG))).toEqual(LOG)
  const tour = { version: 1, source: 'tour', title: 't' }
  expect(readLog(JSON.stringify(tour))).toEqual(tour)
})

it.each([
  ['{', 'The file is not JSON.'],
  ['{}', 'The file is not an event log of version 1.'],
  [JSON.stringify({ ...LOG, version: 2 }), 'The file is not an event log of version 1.'],
  [JSON.stringify({ ...LOG, start: { ...LOG.start, at: 7 } }), 'The file is not an event log of version 1.'],
  [JSON.stringify({ ...LOG, entries: [{ n: 0.5 }] }), 'The file is not an event log of version 1.'],
  [
    JSON.stringify({ version: 1, source: 'walk', title: '' }),
    'The file is the log of a walk, not of a page.',
  ],
])('text that is not the log of a page is refused: %.30s', (text, message) => {
  expect(() => readSiteLog(text)).toThrow(message)
})

it('a file has a stand-in for each token of a session, the same wherever it is', () => {
  const token = '7|aBcDeFgH12345678'
  const body = JSON.stringify({ token: '8|iJkLmNoP12345678', id: 7 })
  const { start, entries } = withoutTokens({
    ...LOG,
    start: { ...LOG.start, stored: { token, remote_id: '41' } },
    entries: [
      { n: 0, at: 0, actor: '', kind: 'call', call: 0, line: `POST /api/login {"device":"${token}"}` },
      { n: 1, at: 1, actor: '', kind: 'answer', call: 0, answer: { status: 200, body }, took: 1 },
    ],
  })
  expect(start.stored).toEqual({ token: 'token-1', remote_id: '41' })
  expect(entries).toMatchObject([
    { line: 'POST /api/login {"device":"token-1"}' },
    { answer: { body: '{"token":"token-2","id":7}' } },
  ])
})
