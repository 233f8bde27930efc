import { EventEmitter } from 'node:events'
import type { CDPSession } from '@playwright/test'
import { beforeEach, expect, it } from 'vitest'
import { type PageCall, PageNetwork } from '../src/browser/pageNetwork.ts'

/** The browser's side of a session: what the page and the browser report, in any order. */
class FakeSession extends EventEmitter {
  readonly commands: string[] = []

  send(command: string): Promise<void> {
    this.commands.push(command)
    return Promise.resolve()
  }
}

/** The address of a call. */
const addressOf = (id: string) => `http://site.test/api/${id}`

let session: FakeSession
let network: PageNetwork
let held: PageCall[]
let made: string[]

beforeEach(async () => {
  session = new FakeSession()
  network = await PageNetwork.of(session as unknown as CDPSession)
  held = []
  made = []
  network.onCall = (call) => {
    made.push(call.line)
    held.push(call)
  }
  network.onGivenUp = (call) => held.splice(held.indexOf(call), 1)
})

/** What the page and the browser report of a request, by the words of a script. */
const REPORTS: Readonly<Record<string, (id: string) => unknown>> = {
  sent: (id) => session.emit('Network.requestWillBeSent', { requestId: id, request: { url: addressOf(id) } }),
  'sent file': (id) =>
    session.emit('Network.requestWillBeSent', { requestId: id, request: { url: 'http://site.test/a.js' } }),
  stopped: (id) =>
    session.emit('Fetch.requestPaused', {
      requestId: `stop-${id}`,
      ...(id !== 'unreported' && { networkId: id }),
      request: { url: addressOf(id), method: 'GET', headers: {} },
    }),
  failed: (id) => session.emit('Network.loadingFailed', { requestId: id }),
  finished: (id) => session.emit('Network.loadingFinished', { requestId: id }),
  navigated: (id) =>
    session.emit('Page.frameNavigated', { frame: id === 'frame' ? { parentId: 'page' } : {} }),
}

/** Plays a script such as `sent 1, stopped 1`. */
function play(script: string): void {
  for (const [, words = '', id = ''] of script.matchAll(/(\w+(?: file)?) (\w+)/g)) REPORTS[words]?.(id)
}

const LEFT = 'sent old, stopped old, sent late, stopped new, navigated page, sent new, stopped late'

it.each([
  ['holds a call', 'sent 1, stopped 1', ['1'], ['1']],
  ['drops a call that is aborted', 'sent 1, stopped 1, failed 1', [], ['1']],
  ['holds no call that was aborted before it was stopped', 'sent 1, failed 1, stopped 1', [], ['1']],
  ['drops the calls of a document that is left, and no others', LEFT, ['new'], ['old', 'new']],
  ['drops a call of the next document that is aborted', `${LEFT}, failed new`, [], ['old', 'new']],
  ['ignores what a document sends while it is being left', 'stopped unreported', [], []],
  ['keeps the calls of a page whose frame navigates', 'sent 1, stopped 1, navigated frame', ['1'], ['1']],
  ['ignores the end of requests that are no calls', 'sent file 1, finished 1, stopped 1', ['1'], ['1']],
])('the network of a page %s', (_, script, holds, calls) => {
  play(script)
  const linesOf = (ids: readonly string[]) => ids.map((id) => `GET /api/${id}`)
  expect(held.map(({ line }) => line)).toEqual(linesOf(holds))
  expect(made).toEqual(linesOf(calls))
})

it('a call is in flight until it is held, and again from its answer to its end', async () => {
  play('sent 1')
  expect(network.inFlight).toEqual([addressOf('1')])
  play('stopped 1')
  expect(network.inFlight).toEqual([])
  const answering = held[0]?.answer({ body: {} })
  expect(network.inFlight).toEqual([addressOf('1')])
  play('finished 1')
  await answering
  expect(network.inFlight).toEqual([])
  expect(network.ended).toBe(1)
})

it.each([
  ['has received it', 'finished 1'],
  ['has given the call up', 'failed 1'],
  ['is left', 'navigated page'],
])('the network has answered when the page %s', async (_, end) => {
  play('sent 1, stopped 1')
  let answered = false
  const answering = held[0]?.answer({ body: {} }).then(() => {
    answered = true
  })
  await new Promise(setImmediate)
  expect(session.commands.at(-1)).toBe('Fetch.fulfillRequest')
  expect(answered).toBe(false)
  play(end)
  await answering
})

it('the network answers no call that was aborted', async () => {
  play('sent 1, stopped 1')
  const [call] = held
  play('failed 1')
  await call?.answer({ body: {} })
  expect(session.commands).not.toContain('Fetch.fulfillRequest')
})
