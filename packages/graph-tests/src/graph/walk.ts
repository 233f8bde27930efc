import type { AnyMachineSnapshot } from 'xstate'
import type { Arrival, FlowModel, Place } from '../model.ts'
import type { Arrow } from './arrow.types.ts'
import { keyOf } from './chart.ts'
import { type Graph, graphOf } from './graph.ts'
import { PortCache } from './portResults.ts'
import type { Exchange, Message, Run } from './run.ts'
import { NOTHING_KNOWN } from './search.ts'
import { callsOf, stimulusOf } from './steps.ts'
import { headless, inBrowser, toursOf } from './tours.ts'

/** One tour through a chart: its steps, each with the key of the snapshot that it leads to. */
export interface Walk {
  readonly name: string
  /** Empty for the model itself, otherwise the name of the variant. */
  readonly way: string
  /** The model, with the start of this walk. */
  readonly model: FlowModel
  /** `METHOD /path` of every call that the flow's own ports make. */
  readonly calls: ReadonlySet<string>
  readonly start: string
  readonly arrows: readonly Arrow[]
}

/** A way in which the flow starts, and the graph that is walked from there. */
export interface Exploration {
  /** Empty for the model itself, otherwise the name of the variant. */
  readonly way: string
  readonly model: FlowModel
  readonly graph: Graph
  readonly cache: PortCache
}

/** Walks a flow's chart from every start, and again with each local port that fails there. */
export async function explore(model: FlowModel, place: Place): Promise<readonly Exploration[]> {
  const caches = new Map<string, PortCache>()
  const calls = new Set<string>()
  const ways = Object.entries<Partial<Arrival>>({ '': {}, ...model.variants })
  let known = NOTHING_KNOWN
  const explored: Exploration[] = []
  for (const [way, changes] of ways) {
    const variant = { ...model, ...changes }
    const key = JSON.stringify([variant.at, variant.stored])
    const cache = caches.get(key) ?? new PortCache(variant, calls)
    caches.set(key, cache)
    const graph = await graphOf(variant, place, cache, known)
    known = graph
    explored.push({ way, model: variant, graph, cache })
    if (place === 'browser' || changes.fails) continue
    for (const port of new Set(graph.startedLocally))
      ways.push([[...(way ? [way] : []), `${port} fails`].join(', '), { ...changes, fails: port }])
  }
  return explored
}

const LONGEST_TITLE = 80

const titleOf = (text: string) =>
  text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE - 1)}…` : text

/** Cuts explored graphs into walks: at least one for every start of the flow. */
export function walksThrough(explored: readonly Exploration[], place: Place): readonly Walk[] {
  const met = new Set<string>()
  const walks: Walk[] = []
  for (const { way, model, graph } of explored) {
    const tours = toursOf(graph, place === 'headless' ? headless : inBrowser, met)
    for (const arrows of tours.length > 0 ? tours : [[]]) {
      const last = arrows.at(-1)?.step
      const start = [`walk ${walks.length + 1}`, ...(way ? [way] : [])].join(', ')
      const name = titleOf(`${start}, to ${last ? stimulusOf(last) : 'the start'}`)
      walks.push({ name, way, model, calls: graph.calls, start: graph.start, arrows })
    }
  }
  return walks
}

/** Returns the walks of a flow: at least one for every start. */
export async function walksOf(model: FlowModel, place: Place): Promise<readonly Walk[]> {
  return walksThrough(await explore(model, place), place)
}

/** Fails unless the held calls are those of the active ports: at least one each, and no others. */
function checkHeld(model: FlowModel, snapshot: AnyMachineSnapshot, run: Run): void {
  if (snapshot.status !== 'active') return
  const asking = callsOf(model, snapshot).underWay.map(({ src }) => src)
  const holding = run.heldPorts
  const differs = [...new Set([...asking, ...holding])].filter(
    (port) => asking.includes(port) !== holding.includes(port),
  )
  if (differs.length > 0) throw new Error(`Active ports and held calls differ: ${differs.join(', ')}`)
}

/** Fails if the live actor is not where the graph says. */
function checkKey(model: FlowModel, run: Run, expected: string): void {
  const key = keyOf(model, run.snapshot)
  if (key !== expected) throw new Error(`The chart is at ${key}, the graph says ${expected}`)
  checkHeld(model, run.snapshot, run)
}

/** Fails if the types of the messages to the parent differ from the graph's. Tables compare their contents. */
function checkMessages(run: Run, expected: readonly Message[]): void {
  const typesOf = (messages: readonly Message[]) =>
    messages
      .filter(({ to }) => to === 'parent')
      .map(({ event }) => event.type)
      .join()
  const [live, graph] = [typesOf(run.takeMessages()), typesOf(expected)]
  if (live !== graph) throw new Error(`The parent received [${live}], the graph says [${graph}]`)
}

/** Plays a walk on a live actor; calls `after` after the start and after each step. */
export async function play(
  walk: Walk,
  run: Run,
  after: (exchanges: readonly Exchange[], at: number) => Promise<void> = async () => undefined,
): Promise<void> {
  let done = 'the start'
  try {
    checkKey(walk.model, run, walk.start)
    run.takeMessages()
    await after([], -1)
    for (const [at, { step, to, effect }] of walk.arrows.entries()) {
      done = `${done}\n  ${step.label}`
      const exchanges = await run.play(step)
      checkKey(walk.model, run, to)
      checkMessages(run, effect.messages)
      await after(exchanges, at)
    }
  } catch (error) {
    if (error instanceof Error) error.message += `\nAfter ${done}`
    throw error
  }
}
