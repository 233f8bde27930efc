import type { AnyMachineSnapshot } from 'xstate'
import { dataStateOf } from '../../model/chart.ts'
import type { FlowModel } from '../../model/model.ts'
import { inputOf } from '../../model/steps.ts'
import { hashOf } from '../../model/text.ts'
import { type Exploration, explore } from '../../model/walk.ts'
import { type Encoded, encode } from './encode.ts'

/** One state of a machine: its leaves, and which parts of its context are filled. */
export interface FlowState {
  /** `leaves-of-the-state-hash`: a file name. */
  readonly id: string
  readonly machine: string
  /** The active leaves, as shown by `data-state`. */
  readonly leaves: string
  /** The parts of the context that this state is the first to show, as `path=shape`. */
  readonly parts: readonly string[]
  readonly context: unknown
  readonly snapshot: Readonly<Record<string, Encoded>>
  /** The model with the start of this state's walk. */
  readonly model: FlowModel
  /** Labels of the steps that lead here. */
  readonly steps: readonly string[]
  /** Names of the actors that run below it. */
  readonly actors: readonly string[]
  /** How many steps lead to this state. */
  readonly entries: number
}

/** A word of the code, such as the name of a tab, rather than one written by a user or the server. */
const WORD = /^[a-z]+(?:[A-Z-][a-z]+)*$/

/** How many levels of a context distinguish states. */
const LEVELS = 3

/** Returns what is visible of a value: a word of the code, or whether it is empty. */
function shapeOf(value: unknown): string {
  if (value === undefined || value === null || value === '' || value === 0 || value === false) return 'empty'
  if (value === true) return 'true'
  if (typeof value === 'string' && WORD.test(value)) return value
  const size = Array.isArray(value) ? value.length : value instanceof Map ? value.size : 1
  return size > 0 ? 'filled' : 'empty'
}

function isParts(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Map)
}

/** Returns the parts of a context, each as `path=shape`. */
function partsOf(value: unknown, path = '', levels = LEVELS): string[] {
  if (!isParts(value) || levels === 0 || 'sessionId' in value) return [`${path}=${shapeOf(value)}`]
  return Object.entries(value).flatMap(([key, part]) => partsOf(part, `${path}.${key}`, levels - 1))
}

/** Returns what a picture of a snapshot shows: its state and the parts of its context. */
function facetsOf(snapshot: AnyMachineSnapshot): string[] {
  return [dataStateOf(snapshot.value), ...partsOf(snapshot.context)]
}

/**
 * Returns the snapshot as the chart persists it. Restored ports and children start again, so only their
 * inputs are stored. A child whose machine has no name in the chart is `inline:` followed by its id.
 */
function persisted(snapshot: AnyMachineSnapshot): Record<string, Encoded> {
  const { children, ...kept } = snapshot.machine.getPersistedSnapshot(snapshot, {
    __unsafeAllowInlineActors: true,
  } as never) as unknown as { children: Record<string, { src: unknown }> }
  const restarted = Object.entries(children).map(([id, { src, ...child }]) => {
    const input = typeof src === 'string' ? inputOf(snapshot, id) : undefined
    return [
      id,
      {
        ...child,
        src: typeof src === 'string' ? src : `inline:${id}`,
        snapshot: { status: 'active', input },
      },
    ]
  })
  return encode({ ...kept, children: Object.fromEntries(restarted) }, snapshot.machine.id) as Record<
    string,
    Encoded
  >
}

interface Reached {
  readonly key: string
  readonly snapshot: AnyMachineSnapshot
  /** Labels of the steps on the shortest path. */
  readonly steps: readonly string[]
  /** How many steps lead to it. */
  readonly entries: number
}

/** Returns the snapshots of one start of a chart, nearest first. */
function reachedIn({ graph }: Exploration): Reached[] {
  const { start, startSnapshot, arrows } = graph
  const found = new Map([[start, { snapshot: startSnapshot, steps: [] as readonly string[] }]])
  const entries = new Map<string, number>()
  for (const [from, { steps }] of found)
    for (const { step, to, effect } of arrows.get(from) ?? []) {
      if (to === from) continue
      entries.set(to, (entries.get(to) ?? 0) + 1)
      if (!found.has(to)) found.set(to, { snapshot: effect.after, steps: [...steps, step.label] })
    }
  return [...found].map(([key, reached]) => ({ ...reached, key, entries: entries.get(key) ?? 0 }))
}

const srcsOf = ({ children }: AnyMachineSnapshot) =>
  Object.values<{ src: unknown }>(children).map(({ src }) => String(src))

/**
 * Walks a flow's chart and returns the snapshots that a gallery shows: one for each combination of leaves,
 * plus one for each part of the context that is filled or empty.
 */
export async function statesOf(model: FlowModel): Promise<FlowState[]> {
  const states = new Map<string, FlowState>()
  const seen = new Set<string>()
  for (const exploration of await explore(model, 'headless'))
    for (const { key, snapshot, steps, entries } of reachedIn(exploration)) {
      const id = `${dataStateOf(snapshot.value).replaceAll(/[^\w.]+/g, '-')}-${hashOf(key).slice(0, 6)}`
      const facets = facetsOf(snapshot).filter((facet) => !seen.has(facet))
      if (snapshot.status !== 'active' || states.has(id) || facets.length === 0) continue
      for (const facet of facets) seen.add(facet)
      const { context, ...rest } = persisted(snapshot)
      states.set(id, {
        id,
        machine: model.machine.id,
        leaves: dataStateOf(snapshot.value),
        parts: facets.filter((facet) => facet.includes('=')),
        context,
        snapshot: { ...rest, context },
        model: exploration.model,
        steps,
        actors: srcsOf(snapshot),
        entries,
      })
    }
  return [...states.values()]
}
