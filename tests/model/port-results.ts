import { createActor } from 'xstate'
import { HeadlessEnvironment, settled } from './headless-environment.ts'
import type { Answer, FlowModel } from './model.ts'
import { nthAnswer } from './network.ts'

/** What a port makes of an answer. */
export interface PortResult {
  readonly end: { readonly output: unknown } | { readonly error: unknown }
  /** `METHOD /path` of the calls that the port made. */
  readonly calls: readonly string[]
}

async function play(environment: HeadlessEnvironment, port: string, answer: Answer, hasEnded: () => boolean) {
  await settled()
  if ('silent' in answer) {
    environment.clock.increment(answer.silent - 1)
    await settled()
    if (hasEnded()) throw new Error(`${port} gave up before ${answer.silent} ms.`)
    environment.clock.increment(1)
    await settled()
    return
  }
  for (let at = 0; !hasEnded(); at += 1) {
    const [call] = environment.network.heldBy(port)
    const wire = nthAnswer(answer, at)
    if (!call || !wire) return
    call.answer(wire)
    await settled()
  }
}

/** Runs the real port, given this input, on an answer; without one, a port that ends at once. */
export async function learn(
  model: FlowModel,
  port: string,
  input: unknown,
  named: { readonly name: string; readonly answer: Answer } | undefined,
): Promise<PortResult> {
  const environment = new HeadlessEnvironment(model)
  const logic = model.ports(environment.of(port))[port]
  if (!logic) throw new Error(`There is no port ${port}.`)
  const actor = createActor(logic, { input, clock: environment.clock })
  let end: PortResult['end'] | undefined
  actor.subscribe({
    next: (snapshot: { status: string; output?: unknown }) => {
      if (snapshot.status === 'done') end = { output: snapshot.output }
    },
    error: (error: unknown) => {
      end = { error }
    },
  })
  actor.start()
  await play(environment, port, named?.answer ?? [], () => end !== undefined)
  actor.stop()
  const what = named ? `the answer "${named.name}" to ${port}` : port
  if (!end) throw new Error(`Nothing came of ${what}.`)
  const broken = named !== undefined && 'broken' in named.answer
  if ('error' in end && !broken) throw new Error(`${what} was rejected: ${end.error}`, { cause: end.error })
  if (!('error' in end) && broken) throw new Error(`${what} was not rejected.`)
  return { end, calls: environment.network.made }
}
