import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Returns a sandbox in another process, as much of an app as these tests' helpers use: its `inject` sends
 * over HTTP, and rejects with `fetch`'s TypeError if nobody responds.
 */
export function appAt(address: string): FastifyInstance {
  const inject = async (sent: Record<string, unknown>) => {
    const url = new URL(String(sent.url), address)
    for (const [name, value] of Object.entries(sent.query ?? {})) url.searchParams.set(name, value)
    const { payload } = sent
    const json = typeof payload === 'object'
    const response = await fetch(url, {
      method: String(sent.method ?? 'GET'),
      redirect: 'manual',
      headers: { ...(json && { 'content-type': 'application/json' }), ...(sent.headers as object) },
      ...(payload !== undefined && { body: json ? JSON.stringify(payload) : String(payload) }),
    })
    const body = await response.text()
    const headers = Object.fromEntries(response.headers)
    return { statusCode: response.status, headers, body, json: () => JSON.parse(body) }
  }
  return { inject } as unknown as FastifyInstance
}

/** Sends a text on a connection of its own; resolves with everything received until the connection is closed. */
export function sendText(port: number, text: string, then: 'end' | 'keep open'): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => (then === 'end' ? socket.end(text) : socket.write(text)))
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      received += part
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(received))
  })
}
