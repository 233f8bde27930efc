import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { FAULTS, type FaultName, mayHaveArrived, respondWith } from '../faults/wireFaults.ts'
import { lineOf } from '../site/calls.ts'
import { callOfRequest, type Outcome, Traffic } from './traffic.ts'

interface Armed {
  readonly call: string
  readonly fault: FaultName
  readonly arrives: boolean
  left: number
}

/** Returns what the site can know about a money call after a response, restated from docs/decisions/money.md. */
function outcomeOf(status: number, body: string): Outcome {
  if (status >= 400) return status >= 500 || [401, 408, 409, 425, 429].includes(status) ? 'unknown' : 'known'
  return body.startsWith('{') ? 'known' : 'unknown'
}

function outcomeOfFault(name: FaultName): Outcome {
  const fault = FAULTS[name]
  return 'status' in fault ? outcomeOf(fault.status, JSON.stringify(fault.body)) : 'unknown'
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/**
 * Stands between the browser and the sandbox. It passes everything on, except when a fault is armed for a
 * call, and checks what the site sends. Faults are those of a real connection, so the browser sees what it
 * would really see.
 */
export class FaultProxy {
  /** The traffic of the current walk. */
  traffic = new Traffic()
  /** The number of responses that the site waits for, excluding those that never come. */
  pending = 0
  readonly #target: URL
  readonly #agent = new Agent({ keepAlive: true })
  readonly #server = createServer((request, response) => {
    this.#handle(request, response).catch(() => response.destroy())
  })
  readonly #silent = new Set<ServerResponse>()
  #armed: Armed[] = []

  constructor(target: string) {
    this.#target = new URL(target)
  }

  /** Starts to listen; returns the origin. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
    this.#agent.destroy()
  }

  arm(armed: Readonly<Armed>): void {
    this.#armed.push({ ...armed })
  }

  disarm(): void {
    this.#armed = []
    for (const response of this.#silent) response.destroy()
    this.#silent.clear()
  }

  /** Clears what is left of a walk, and begins to check the next. */
  reset(): void {
    this.disarm()
    this.traffic = new Traffic()
  }

  #take(call: string): Armed | undefined {
    const armed = this.#armed.find((each) => each.call === call)
    if (armed && --armed.left === 0) this.#armed = this.#armed.filter((each) => each !== armed)
    return armed
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: address = '/', headers } = request
    const { traffic } = this
    const body = await bodyOf(request)
    const see = traffic.see({ method, address, headers, body: body.toString() })
    // The site no longer learns the outcome of a request that it has aborted.
    const conclude = (outcome: Outcome) => {
      if (!response.destroyed) see(outcome)
    }
    const call = callOfRequest({ method, address })
    const armed = call && this.#take(lineOf(call))
    let isOpen = true
    const end = () => {
      if (isOpen) this.pending -= 1
      isOpen = false
    }
    this.pending += 1
    response.once('close', () => {
      end()
      this.#silent.delete(response)
      // The site aborted the request before its response.
      if (!response.writableFinished) see('unknown')
    })
    if (!armed) return this.#pass(request, body, response, conclude)
    if (armed.arrives && mayHaveArrived(armed.fault)) await this.#ask(request, body)
    if (armed.fault === 'a timeout') {
      end()
      this.#silent.add(response)
    }
    if (armed.fault !== 'a timeout') conclude(outcomeOfFault(armed.fault))
    respondWith(armed.fault, response)
  }

  #ask(
    { method, url, headers }: IncomingMessage,
    body: Buffer,
  ): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.#target
      // The body is not decoded anywhere, because it is read as text below.
      const { 'accept-encoding': _, ...passed } = headers
      const isCall = /^\/(api|exchange-data)\//.test(url ?? '')
      const sent = httpRequest(
        { hostname, port, method, path: url, headers: isCall ? passed : headers, agent: this.#agent },
        (answer) => {
          bodyOf(answer).then(
            (read) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: read }),
            reject,
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  }

  async #pass(
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    conclude: (outcome: Outcome) => void,
  ): Promise<void> {
    const { traffic } = this
    const answer = await this.#ask(request, body)
    if (request.url === '/api/login' && answer.status === 200)
      traffic.addToken((JSON.parse(answer.body.toString()) as { token: string }).token)
    conclude(outcomeOf(answer.status, answer.body.toString()))
    const { connection: _, 'transfer-encoding': __, ...headers } = answer.headers
    // A browser repeats a POST by itself if a reused connection is reset.
    if (request.method !== 'GET') response.shouldKeepAlive = false
    response.writeHead(answer.status, headers).end(answer.body)
  }
}
