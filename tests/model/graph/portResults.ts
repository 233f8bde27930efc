import { createActor } from 'xstate'
import { HeadlessEnvironment, settled } from '../headless/headlessEnvironment.ts'
import { callOf, wireFor } from '../headless/network.ts'
import type { Answer, FlowModel } from '../model.ts'
import type { ResultOf } from './steps.ts'

export type PortEnd = { readonly output: unknown } | { readonly error: unknown }

/** What a port does with an answer. */
export interface PortResult {
  /** Undefined if no server would give the answer to what the port sends. */
  readonly end: PortEnd | undefined
  /** The calls that the port makes when it starts: method, path with query, and body. */
  readonly lines: readonly string[]
  /** `METHOD /path` of every call that the port made. */
  readonly calls: readonly string[]
}

/** Answers the calls of a port until it ends. Returns false if no server would answer one of them so. */
async function answer(
  environment: HeadlessEnvironment,
  port: string,
  given: Answer,
  hasEnded: () => boolean,
): Promise<boolean> {
  if ('silent' in given) {
    environment.clock.increment(given.silent - 1)
    await settled()
    if (hasEnded()) throw new Error(`${port} gave up before ${given.silent} ms.`)
    environment.clock.increment(1)
    await settled()
    return true
  }
  for (let at = 0; !hasEnded(); at += 1) {
    const [call] = environment.network.heldBy(port)
    const wire = call && wireFor(given, at, call.line)
    if (!wire) return !call || typeof given !== 'function'
    call.answer(wire)
    await settled()
  }
  return true
}

function start(model: FlowModel, port: string, input: unknown, environment: HeadlessEnvironment) {
  const logic = model.ports?.(environment.of(port))[port]
  if (!logic) throw new Error(`There is no port ${port}.`)
  return createActor(logic, { input, clock: environment.clock })
}

/** Runs the real port with this input on an answer, or without one if the port ends by itself. */
async function run(
  model: FlowModel,
  port: string,
  input: unknown,
  named: { readonly name: string; readonly answer: Answer } | undefined,
): Promise<PortResult> {
  const environment = new HeadlessEnvironment(model)
  const actor = start(model, port, input, environment)
  let end: PortEnd | undefined
  actor.subscribe({
    next: (snapshot: { status: string; output?: unknown }) => {
      if (snapshot.status === 'done') end = { output: snapshot.output }
    },
    error: (error: unknown) => {
      end = { error }
    },
  })
  actor.start()
  await settled()
  const { lines } = environment.network
  const isGiven = await answer(environment, port, named?.answer ?? [], () => end !== undefined)
  actor.stop()
  const calls = environment.network.made.map(callOf)
  if (!isGiven) return { end: undefined, lines, calls }
  const what = named ? `the answer "${named.name}" to ${port}` : port
  if (!end) throw new Error(`Nothing came of ${what}.`)
  if ('error' in end) throw new Error(`${what} was rejected: ${end.error}`, { cause: end.error })
  return { end, lines, calls }
}

/** Caches the results of the real ports: each runs once per answer and input. */
export class PortCache {
  /** `METHOD /path` of every call that the ports made. */
  readonly calls: Set<string>
  readonly #results = new Map<string, PortResult>()
  readonly #lines = new Map<string, readonly string[]>()
  readonly #unknown = new Map<string, () => Promise<void>>()
  readonly #model: FlowModel

  constructor(model: FlowModel, calls = new Set<string>()) {
    this.#model = model
    this.calls = calls
  }

  readonly resultOf: ResultOf = (port, name, input) => {
    const key = JSON.stringify([port, name, input])
    const known = this.#results.get(key)
    if (known) return known
    this.#unknown.set(key, async () => {
      const found = name === undefined ? undefined : this.#model.answers?.[port]?.[name]
      const named = name !== undefined && found !== undefined ? { name, answer: found } : undefined
      const result = await run(this.#model, port, input, named)
      this.#results.set(key, result)
      this.#lines.set(JSON.stringify([port, input]), result.lines)
      for (const call of result.calls) this.calls.add(call)
    })
    return undefined
  }

  /** Runs the ports whose results were requested but not known; returns true if there were any. */
  async learn(): Promise<boolean> {
    const unknown = [...this.#unknown.values()]
    this.#unknown.clear()
    for (const study of unknown) await study()
    return unknown.length > 0
  }

  /** Returns the calls that a port makes when it starts with this input. */
  async linesOf(port: string, input: unknown): Promise<readonly string[]> {
    const key = JSON.stringify([port, input])
    const known = this.#lines.get(key)
    if (known) return known
    const environment = new HeadlessEnvironment(this.#model)
    const actor = start(this.#model, port, input, environment)
    actor.subscribe({ error: () => undefined })
    actor.start()
    await settled()
    const { lines, made } = environment.network
    actor.stop()
    this.#lines.set(key, lines)
    for (const call of made) this.calls.add(call)
    return lines
  }
}
