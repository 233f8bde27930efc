import { EventEmitter } from 'node:events'
import type { CDPSession } from '@playwright/test'
import { beforeEach, expect, it } from 'vitest'
import { type PageCall, PageNetwork } from './pageNetwork.ts'

/** The browser's side of a session: what the page and the browser report, in any order. */
class FakeSession extends EventEmitter {
  readonly commands: string[] = []

  send(command: string): Promise<void> {
    this.commands.push(command)
    return Promise.resolve()
  }
}

const URL = 'http://site.test/api/balance'

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

const sent = (id: string, url = URL) =>
  session.emit('Network.requestWillBeSent', { requestId: id, request: { url } })
const stopped = (id: string) =>
  session.emit('Fetch.requestPaused', {
    requestId: `stop-${id}`,
    networkId: id,
    request: { url: URL, method: 'GET', headers: {} },
  })
const failed = (id: string) => session.emit('Network.loadingFailed', { requestId: id })
const finished = (id: string) => session.emit('Network.loadingFinished', { requestId: id })
const navigated = (parentId?: string) => session.emit('Page.frameNavigated', { frame: { parentId } })

it('the network of a page holds a call until it is aborted', () => {
  sent('1')
  stopped('1')
  expect(held).toHaveLength(1)
  failed('1')
  expect(held).toEqual([])
})

it('the network holds no call that was aborted before it was stopped', () => {
  sent('1')
  failed('1')
  stopped('1')
  expect(held).toEqual([])
  expect(made).toEqual(['GET /api/balance'])
})

it('the network drops the calls of a document that is left, and no others', () => {
  sent('old')
  stopped('old')
  sent('late')
  stopped('new')
  navigated()
  expect(held).toHaveLength(1)
  sent('new')
  stopped('late')
  expect(held).toHaveLength(1)
  expect(made).toHaveLength(2)
  failed('new')
  expect(held).toEqual([])
})

it('the network ignores what a document sends while it is being left', () => {
  session.emit('Fetch.requestPaused', {
    requestId: 'stop-1',
    request: { url: URL, method: 'GET', headers: {} },
  })
  expect(made).toEqual([])
})

it('a call is in flight until it is held, and again from its answer to its end', async () => {
  sent('1')
  expect(network.inFlight).toEqual([URL])
  stopped('1')
  expect(network.inFlight).toEqual([])
  const answering = held[0]?.answer({ body: {} })
  expect(network.inFlight).toEqual([URL])
  finished('1')
  await answering
  expect(network.inFlight).toEqual([])
  expect(network.ended).toBe(1)
})

it('the network keeps the calls of a page whose frame navigates', () => {
  sent('1')
  stopped('1')
  navigated('page')
  expect(held).toHaveLength(1)
})

it.each([
  ['has received it', () => finished('1')],
  ['has given the call up', () => failed('1')],
  ['is left', () => navigated()],
])('the network has answered when the page %s', async (_, happens) => {
  sent('1')
  stopped('1')
  let answered = false
  const answering = held[0]?.answer({ body: {} }).then(() => {
    answered = true
  })
  await new Promise(setImmediate)
  expect(session.commands.at(-1)).toBe('Fetch.fulfillRequest')
  expect(answered).toBe(false)
  happens()
  await answering
})

it('the network answers no call that was aborted', async () => {
  sent('1')
  stopped('1')
  const [call] = held
  failed('1')
  await call?.answer({ body: {} })
  expect(session.commands).not.toContain('Fetch.fulfillRequest')
})

it('the network ignores the end of requests that are no calls', () => {
  sent('1', 'http://site.test/assets/main.js')
  finished('1')
  stopped('1')
  expect(held).toHaveLength(1)
})
