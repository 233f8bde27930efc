import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What a fault does after its delay: nothing, replace the response, or drop the connection. */
export const OUTCOMES = {
  usual: 'Normal answer',
  status400: 'Answer 400',
  status401: 'Answer 401',
  status409: 'Answer 409',
  status422: 'Answer 422',
  status429: 'Answer 429',
  status500: 'Answer 500',
  status503: 'Answer 503',
  garbled: 'Answer with something other than JSON',
  empty: 'Empty answer',
  dropBefore: 'Drop the connection before the call is done',
  dropAfter: 'Drop the connection after the call is done',
} as const

export type Outcome = keyof typeof OUTCOMES

export interface Fault {
  id: number
  /** Method and path as in the contract, such as `POST /submit-deposit`, or `any`. */
  call: string
  delayMs: number
  outcome: Outcome
  /** Number of remaining uses; null means until it is removed. */
  left: number | null
}

/** The faults injected by the operator. They are held in memory and end with the process. */
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

  /** Returns the oldest fault for a call and decrements its remaining uses; the last use removes it. */
  take(call: string): Fault | undefined {
    const fault = this.#active.find((each) => each.call === 'any' || each.call === call)
    if (fault && fault.left !== null && --fault.left === 0) this.remove(fault.id)
    return fault
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether to drop the connection instead of responding when the call is done. */
    dropAnswer: boolean
  }
}

/** Applies the operator's faults to the calls of a scope. */
export function applyFaults(api: FastifyInstance, faults: Faults): void {
  api.decorateRequest('dropAnswer', false)

  api.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config
    const fault = call === undefined ? undefined : faults.take(call)
    if (!fault) return
    await wait(fault.delayMs, undefined, { ref: false })
    if (fault.outcome === 'dropAfter') request.dropAnswer = true
    else if (fault.outcome !== 'usual') return fail(request, reply, fault.outcome)
  })

  api.addHook('onSend', async (request) => {
    if (request.dropAnswer) request.raw.socket.destroy()
  })
}

function fail(request: FastifyRequest, reply: FastifyReply, outcome: Exclude<Outcome, 'usual'>) {
  if (outcome === 'dropBefore') {
    reply.hijack()
    request.raw.socket.destroy()
    return reply
  }
  if (outcome === 'garbled') return reply.type('text/html').send('<!doctype html><title>Bad gateway</title>')
  if (outcome === 'empty') return reply.send()
  return reply
    .code(Number(outcome.slice('status'.length)))
    .send({ message: 'Fault injected at the sandbox’s console.' })
}
