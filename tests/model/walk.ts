import type { AnyMachineSnapshot } from 'xstate'
import { type Arrow, graphOf, keyOf } from './graph.ts'
import type { Arrival, FlowModel, Place } from './model.ts'
import type { Exchange, Run } from './run.ts'
import { invokesOf } from './steps.ts'
import { byKind, byStep, toursOf } from './tours.ts'

/** One tour through a chart: its steps, with the snapshot's key that each leads to. */
export interface Walk {
  readonly name: string
  /** The model, met in the way of this walk. */
  readonly model: FlowModel
  /** `METHOD /path` of every call that the flow's own ports make. */
  readonly calls: ReadonlySet<string>
  readonly start: string
  readonly arrows: readonly Arrow[]
}

/** The walks of a flow: from every way to meet it one at least. */
export async function walksOf(model: FlowModel, place: Place): Promise<readonly Walk[]> {
  const met = new Set<string>()
  const walks: Walk[] = []
  for (const [way, changes] of Object.entries<Partial<Arrival>>({ '': {}, ...model.variants })) {
    const variant = { ...model, ...changes }
    const graph = await graphOf(variant, place)
    const tours = toursOf(graph, place === 'headless' ? byStep : byKind, met)
    for (const arrows of tours.length > 0 ? tours : [[]]) {
      const aim = arrows.at(-1)?.step.label ?? 'the start'
      const name = `${[`walk ${walks.length + 1}`, ...(way ? [way] : [])].join(', ')}, to ${aim}`
      walks.push({ name, model: variant, calls: graph.calls, start: graph.start, arrows })
    }
  }
  return walks
}

/** The calls that are held are those of the ports that run: each holds one at least, and no other port does. */
function checkHeld(model: FlowModel, snapshot: AnyMachineSnapshot, run: Run): void {
  if (snapshot.status !== 'active') return
  const asking = invokesOf(snapshot)
    .map(({ src }) => src)
    .filter((src) => model.answers?.[src])
  const holding = run.heldPorts
  const differs = [...new Set([...asking, ...holding])].filter(
    (port) => asking.includes(port) !== holding.includes(port),
  )
  if (differs.length > 0) throw new Error(`Active ports and held calls differ: ${differs.join(', ')}`)
}

/** Fails where the live actor is not where the graph says. */
function checkKey(model: FlowModel, run: Run, expected: string): void {
  const key = keyOf(model, run.snapshot)
  if (key !== expected) throw new Error(`The chart is at ${key}, the graph says ${expected}`)
  checkHeld(model, run.snapshot, run)
}

/** Plays a walk on a live actor; `after` is told of each step, and of the start. */
export async function play(
  walk: Walk,
  run: Run,
  after: (exchanges: readonly Exchange[], at: number) => Promise<void> = async () => undefined,
): Promise<void> {
  let done = 'the start'
  try {
    checkKey(walk.model, run, walk.start)
    await after([], -1)
    for (const [at, { step, to }] of walk.arrows.entries()) {
      done = `${done}\n  ${step.label}`
      const exchanges = await run.play(step)
      checkKey(walk.model, run, to)
      await after(exchanges, at)
    }
  } catch (error) {
    if (error instanceof Error) error.message += `\nAfter ${done}`
    throw error
  }
}
