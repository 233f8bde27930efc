import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { sendText } from '../setup/remote.ts'
import { startSandbox } from '../setup/sandbox.ts'

const app = await startSandbox({ requestTimeout: 200 })
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo

const HEADERS = 'POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'

it.each([
  ['a body that never ends', `${HEADERS}Content-Length: 100\r\n\r\n{"username":`],
  ['a chunked body that never ends', `${HEADERS}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ['headers that never end', HEADERS],
])('the server closes %s', { timeout: 5_000 }, async (_, text) => {
  expect(await sendText(port, text, 'keep open')).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
})
