import { createActor } from 'xstate'
import { appOf, type Outside } from '../app.ts'
import { callOf, wireFor } from '../headless/network.ts'
import { settled } from '../headless/settled.ts'
import type { FlowModel } from '../model.ts'
import type { Answer } from '../wire.types.ts'

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

/** Returns the result of a port; undefined if it is not known yet, in which case the cache learns it next. */
export type ResultOf = (port: string, name: string | undefined, input: unknown) => PortResult | undefined

/** Answers the calls of a port until it ends. Returns false if no server would answer one of them so. */
async function answer(
  { clock, network }: Outside,
  port: string,
  given: Answer,
  base: string | undefined,
  hasEnded: () => boolean,
): Promise<boolean> {
  if ('silent' in given) {
    clock.increment(given.silent - 1)
    await settled()
    if (hasEnded()) throw new Error(`${port} gave up before ${given.silent} ms.`)
    clock.increment(1)
    await settled()
    return true
  }
  for (let at = 0; !hasEnded(); at += 1) {
    const [call] = network.heldBy(port)
    const wire = call && wireFor(given, at, call.line, base)
    if (!wire) return !call || typeof given !== 'function'
    call.answer(wire)
    await settled()
  }
  return true
}

function start(model: FlowModel, port: string, input: unknown, outside: Outside) {
  const logic = model.ports?.(outside.of(port))[port]
  if (!logic) throw new Error(`There is no port ${port}.`)
  return createActor(logic, { input, clock: outside.clock })
}

/** Runs the real port with this input on an answer, or without one if the port ends by itself. */
async function run(
  model: FlowModel,
  port: string,
  input: unknown,
  named: { readonly name: string; readonly answer: Answer } | undefined,
): Promise<PortResult> {
  const app = appOf(model)
  const outside = app.outside(model)
  const actor = start(model, port, input, outside)
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
  const { lines } = outside.network
  const isGiven = await answer(outside, port, named?.answer ?? [], app.base, () => end !== undefined)
  actor.stop()
  const calls = outside.network.made.map((line) => callOf(line, app.base))
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
    const app = appOf(this.#model)
    const outside = app.outside(this.#model)
    const actor = start(this.#model, port, input, outside)
    actor.subscribe({ error: () => undefined })
    actor.start()
    await settled()
    const { lines, made } = outside.network
    actor.stop()
    this.#lines.set(key, lines)
    for (const line of made) this.calls.add(callOf(line, app.base))
    return lines
  }
}
