import { adjacencyMapToArray, getAdjacencyMap } from '@xstate/graph'
import type { ActorLogic, AnyMachineSnapshot } from 'xstate'
import { activeNodes } from '../charts/nodes.ts'
import type { FlowModel } from '../model.ts'
import type { Arrow, Effect } from './arrow.types.ts'
import { keyOf, movedLeaves, takenEdges } from './chart.ts'
import { changedPaths, roughlyAt } from './effects.ts'
import { isDefect } from './gesture.ts'
import { checkSize } from './graphLimit.ts'
import { isRunning, type Step } from './steps.ts'

/** What was already computed: the search asks for the same arrow in many plans. */
const shownKnown = new WeakMap<Effect, readonly string[]>()

function shownBy(arrow: Arrow): readonly string[] {
  const shown = shownKnown.get(arrow.effect) ?? whatShows(arrow)
  shownKnown.set(arrow.effect, shown)
  return shown
}

/**
 * Returns what a step shows: the edges that it takes, or the states that refuse it, with the step, the leaves,
 * the messages and the local ports; and what an edge gives to each path of the context.
 */
function whatShows({ step, effect: { before, after, messages, local } }: Arrow): string[] {
  const edges = takenEdges(before, step.event)
  const refusing = step.refused
    ? activeNodes(before).filter(({ transitions }) => transitions.has(step.event.type))
    : []
  const { exited, entered } = movedLeaves(before, after)
  const told = messages.map(({ to: target, event }) => [target, event.type])
  const asked = local.map(({ port }) => port)
  const states = [refusing.map(({ id }) => id), exited, entered, after.status]
  return [
    JSON.stringify([edges, step.label, states, told, asked]),
    ...changedPaths(before.context, after.context).map((path) =>
      JSON.stringify([edges, path, roughlyAt(after.context, path)]),
    ),
  ]
}

/** Returns true for an end that is usual: of a call, the first one that the model names unless it says otherwise. */
function isUsualEnd({ usual, answers }: FlowModel, step: Step & { readonly id: string }): boolean {
  const of = step.kind === 'answer' ? step.port : step.id
  const named = usual?.ends?.[of]
  if (step.kind === 'outcome' && !named) return !isDefect(step.outcome)
  const names = named ?? Object.keys(answers?.[of] ?? {}).slice(0, 1)
  const sign = step.kind === 'answer' ? '←' : '→'
  return names.some((name) => step.label === `${step.id} ${sign} ${name}`)
}

/** Returns whether a step belongs to the usual course of a flow. */
function isUsual(model: FlowModel, before: AnyMachineSnapshot, step: Step): boolean {
  if (!model.usual) return true
  if (step.fails) return false
  const first = model.usual.first?.find((id) => isRunning(before, id))
  if (first !== undefined && !('id' in step && step.id === first)) return false
  if (step.kind === 'event') return !step.isUnusual
  return step.kind === 'delay' || isUsualEnd(model, step)
}

/** What is known of a chart from all the starts that were searched so far. */
export interface Known {
  /** By the key of the snapshot that they leave; a snapshot that leads nowhere has none. */
  readonly arrows: ReadonlyMap<string, readonly Arrow[]>
  /** The keys of the snapshots that usual steps alone lead to. */
  readonly usual: ReadonlySet<string>
  /** What the arrows show. */
  readonly shown: ReadonlySet<string>
}

export const NOTHING_KNOWN: Known = { arrows: new Map(), usual: new Set(), shown: new Set() }

export interface Search extends Known {
  /** The arrows that this search has added. */
  readonly found: readonly Arrow[]
  /** How many steps it has left out. */
  readonly leftOut: number
}

/** How many usual steps that show nothing new may lead to one that does. */
const AHEAD = 3

const nameOf = ({ from, step }: Arrow) => `${from} ${step.label}`

/**
 * Searches a chart from one start. It takes every usual step from every snapshot that usual steps lead to. It
 * takes any other step, unusual or from another snapshot, only if that shows something new, with the usual steps
 * on the way there; and those from such snapshots that lead back to known ones.
 */
export function searchFrom(
  model: FlowModel,
  [startKey, start]: readonly [key: string, snapshot: AnyMachineSnapshot],
  known: Known,
  leavingOf: (snapshot: AnyMachineSnapshot, key: string) => readonly Arrow[],
): Search {
  const shown = new Set(known.shown)
  const leavingKnown = new Map<string, readonly Arrow[]>()
  const leaving = (snapshot: AnyMachineSnapshot, key: string) => {
    const arrows = leavingKnown.get(key) ?? leavingOf(snapshot, key)
    leavingKnown.set(key, arrows)
    return arrows
  }
  const logic: ActorLogic<AnyMachineSnapshot, Arrow> = {
    transition: (_, { effect }) => effect.after,
    getInitialSnapshot: () => start,
    getPersistedSnapshot: (snapshot) => snapshot,
  }
  /** Searches with the steps that `choose` takes from each snapshot. */
  const explore = (choose: (arrows: readonly Arrow[], key: string) => readonly Arrow[]) => {
    const all: Arrow[] = []
    let snapshots = 0
    return getAdjacencyMap(logic, {
      serializeState: (_, arrow) => arrow?.to ?? startKey,
      serializeEvent: ({ step }) => `${step.event.type} ${step.label}`,
      events: (snapshot) => {
        const key = keyOf(model, snapshot)
        const chosen = known.usual.has(key) ? [] : choose(leaving(snapshot, key), key)
        all.push(...chosen)
        snapshots += 1
        checkSize(model, snapshots, all)
        return chosen
      },
    })
  }
  const show = (arrow: Arrow) => {
    for (const one of shownBy(arrow)) shown.add(one)
  }
  const isNew = (arrow: Arrow) => shownBy(arrow).some((one) => !shown.has(one))
  const isPlain = ({ effect, step }: Arrow) => isUsual(model, effect.before, step)

  const course = explore((arrows) => arrows.filter(isPlain))
  for (const { event } of adjacencyMapToArray(course)) show(event)
  const usual = new Set([...known.usual, ...Object.keys(course)])
  const seen = new Set([...known.arrows.keys(), ...usual])

  /** The names of steps that lead to something new, which is already counted as shown. */
  const planned = new Set<string>()
  /** Plans the shortest way to something new that begins with a step, if there is one. */
  const plan = (first: Arrow): boolean => {
    const ways: (readonly Arrow[])[] = isPlain(first) ? [[first]] : []
    // An array is iterated including the entries added meanwhile.
    for (const way of ways) {
      const last = way.at(-1) as Arrow
      if (seen.has(last.to)) continue
      for (const next of leaving(last.effect.after, last.to)) {
        if (isNew(next)) {
          for (const one of [...way, next]) planned.add(nameOf(one))
          show(next)
          return true
        }
        if (way.length < AHEAD && isPlain(next)) ways.push([...way, next])
      }
    }
    return false
  }
  let leftOut = 0
  const graph = explore((arrows, key) => {
    if (!usual.has(key) && known.arrows.has(key)) return []
    seen.add(key)
    const chosen = arrows.filter((arrow) => {
      const isOnCourse = usual.has(key)
      const leadsBack = !isOnCourse && arrow.to !== key && seen.has(arrow.to)
      const isTaken =
        (isOnCourse && isPlain(arrow)) ||
        planned.has(nameOf(arrow)) ||
        isNew(arrow) ||
        leadsBack ||
        (!isOnCourse && plan(arrow))
      if (isTaken) show(arrow)
      return isTaken
    })
    leftOut += arrows.length - chosen.length
    return chosen
  })

  const arrows = new Map(known.arrows)
  for (const key of Object.keys(graph)) arrows.set(key, arrows.get(key) ?? [])
  const isKnown = (arrow: Arrow) =>
    known.arrows.get(arrow.from)?.some(({ step }) => step.label === arrow.step.label)
  const found = adjacencyMapToArray(graph)
    .map(({ event }) => event)
    .filter((arrow) => !isKnown(arrow))
  for (const arrow of found) arrows.set(arrow.from, [...(arrows.get(arrow.from) ?? []), arrow])
  return { arrows, usual, shown, found, leftOut }
}
