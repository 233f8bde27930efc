import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startSandbox } from './sandbox.ts'

const app = await startSandbox({ requestTimeout: 200 })
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo

/** Sends a text and keeps the connection open; resolves to everything received when the server closes it. */
function sendOpenEnded(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      received += part
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(received))
  })
}

const HEADERS = 'POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'

it.each([
  ['a body that never ends', `${HEADERS}Content-Length: 100\r\n\r\n{"username":`],
  ['a chunked body that never ends', `${HEADERS}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ['headers that never end', HEADERS],
])('the server closes %s', { timeout: 5_000 }, async (_, text) => {
  expect(await sendOpenEnded(text)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
})

it('the server waits 30 seconds for a request by default', async () => {
  const usual = await startSandbox()
  const { requestTimeout, headersTimeout } = usual.server
  expect([requestTimeout, headersTimeout]).toEqual([30_000, 30_000])
})
