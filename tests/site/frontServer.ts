import { request as ask, createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a test answers to a request. */
export interface FrontAnswer {
  readonly body: unknown
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A server in front of the sandbox that answers some of its calls. It listens on a port, so the browser's own cache
 * stays on, which Playwright's routes turn off.
 */
export class FrontServer {
  readonly #server: Server

  /** `answer` returns what to answer to a request; undefined leaves it to the sandbox. */
  constructor(
    sandbox: string,
    answer: (request: IncomingMessage) => Promise<FrontAnswer | undefined> | FrontAnswer | undefined,
  ) {
    this.#server = createServer(async (incoming, outgoing) => {
      const own = await answer(incoming)
      if (own) {
        incoming.resume()
        outgoing.writeHead(own.status ?? 200, { 'Content-Type': 'application/json', ...own.headers })
        return outgoing.end(JSON.stringify(own.body))
      }
      const { method, headers } = incoming
      const forwarded = ask(`${sandbox}${incoming.url}`, { method, headers }, (answered) => {
        outgoing.writeHead(answered.statusCode ?? 500, answered.headers)
        answered.pipe(outgoing)
      })
      incoming.pipe(forwarded)
    })
  }

  /** Resolves with the origin. */
  async open(): Promise<string> {
    await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', () => resolve(undefined)))
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
