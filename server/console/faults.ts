import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What a fault does beside waiting: nothing, an answer instead of the call's, or a connection that breaks. */
export const OUTCOMES = {
  usual: 'The usual answer',
  status400: 'Answer 400',
  status401: 'Answer 401',
  status409: 'Answer 409',
  status422: 'Answer 422',
  status429: 'Answer 429',
  status500: 'Answer 500',
  status503: 'Answer 503',
  garbled: 'Answer what is not JSON',
  empty: 'Answer nothing',
  dropBefore: 'Drop the connection, not done',
  dropAfter: 'Do it, then drop the connection',
} as const

export type Outcome = keyof typeof OUTCOMES

export interface Fault {
  id: number
  /** `POST /submit-deposit` as the contract has it, or `any`. */
  call: string
  delayMs: number
  outcome: Outcome
  /** How often yet; null: until it is removed. */
  left: number | null
}

/** The operator's faults: in memory, gone with the process. */
export class Faults {
  #active: Fault[] = []
  #last = 0

  get active(): readonly Fault[] {
    return this.#active
  }

  add(fault: Omit<Fault, 'id'>): void {
    this.#active.push({ ...fault, id: ++this.#last })
  }

  remove(id: number): void {
    this.#active = this.#active.filter((fault) => fault.id !== id)
  }

  clear(): void {
    this.#active = []
  }

  /** The oldest fault of a call, counted down; gone after its last time. */
  take(call: string): Fault | undefined {
    const fault = this.#active.find((each) => each.call === 'any' || each.call === call)
    if (fault && fault.left !== null && --fault.left === 0) this.remove(fault.id)
    return fault
  }
}

/** Lets the operator's faults befall the calls below `/api`. */
export function registerFaults(app: FastifyInstance): Faults {
  const faults = new Faults()
  const dropping = new WeakSet<FastifyRequest>()

  app.addHook('onRequest', async (request, reply) => {
    // A preflight is no call: it would take the fault that is meant for the call behind it.
    if (request.method === 'OPTIONS') return
    const path = request.routeOptions.url?.startsWith('/api/') ? request.routeOptions.url.slice(4) : undefined
    const fault = path === undefined ? undefined : faults.take(`${request.method} ${path}`)
    if (!fault) return
    await wait(fault.delayMs, undefined, { ref: false })
    if (fault.outcome === 'dropAfter') dropping.add(request)
    else if (fault.outcome !== 'usual') return befall(request, reply, fault.outcome)
  })

  app.addHook('onSend', async (request) => {
    if (dropping.has(request)) request.raw.socket.destroy()
  })

  return faults
}

function befall(request: FastifyRequest, reply: FastifyReply, outcome: Exclude<Outcome, 'usual'>) {
  if (outcome === 'dropBefore') {
    reply.hijack()
    request.raw.socket.destroy()
    return reply
  }
  if (outcome === 'garbled') return reply.type('text/html').send('<!doctype html><title>Bad gateway</title>')
  if (outcome === 'empty') return reply.send()
  return reply
    .code(Number(outcome.slice('status'.length)))
    .send({ message: 'A fault of the sandbox’s console.' })
}
