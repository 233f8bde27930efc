import { adjacencyMapToArray, getAdjacencyMap } from '@xstate/graph'
import {
  type ActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  createEmptyActor,
  type EventObject,
} from 'xstate'
import { edgeOf } from '../../src/inspect/actors.ts'
import { activeLeaves, keyOf } from './chart.ts'
import { changedKeys, runningOf } from './effects.ts'
import { checkSize } from './limit.ts'
import type { FlowModel, Place } from './model.ts'
import type { PortCache } from './port-results.ts'
import { type Message, Run } from './run.ts'
import { endEvent, inputOf, invokesOf, type Step, stepsOf } from './steps.ts'

/** A local port that ran and ended within a step. */
export interface LocalRun {
  readonly port: string
  readonly input: unknown
}

/** What a step does, besides leading to its snapshot. */
export interface Effect {
  readonly before: AnyMachineSnapshot
  readonly after: AnyMachineSnapshot
  readonly messages: readonly Message[]
  readonly local: readonly LocalRun[]
  /** Types of the events that `follows` returned. */
  readonly followed: readonly string[]
}

/** A step from one snapshot to another. The search takes it as an event that already holds what it does. */
export interface Arrow {
  readonly step: Step
  /** The step's kind: an event's type, otherwise the label. Answers that lead to the same snapshot share one. */
  readonly type: string
  readonly from: string
  readonly to: string
  readonly effect: Effect
}

export interface Graph {
  readonly start: string
  readonly startSnapshot: AnyMachineSnapshot
  /** Local ports that ended before the first snapshot. */
  readonly startedLocally: readonly string[]
  /**
   * By the key of the snapshot that they leave. Includes ones that can't be reached from here if other starts
   * share them.
   */
  readonly arrows: ReadonlyMap<string, readonly Arrow[]>
  /** The arrows that were found from here. */
  readonly found: readonly Arrow[]
  /** How many steps the model's `prune` leaves out of them. */
  readonly leftOut: number
  /** `METHOD /path` of every call that the flow's own ports make. */
  readonly calls: ReadonlySet<string>
}

/**
 * Returns what the browser's walks must show once each: the first edges that a step takes, combined with the
 * leaves that it leaves and enters and the step's kind, and with each key of the context that it changes.
 */
export function goalsOf({ step, type, effect: { before, after } }: Arrow): string[] {
  const edges = before.machine.getTransitionData(before as never, step.event).map(edgeOf)
  const [from, to] = [activeLeaves(before), activeLeaves(after)]
  const left = from.filter((leaf) => !to.includes(leaf))
  const entered = to.filter((leaf) => !from.includes(leaf))
  return [
    JSON.stringify([edges, left, entered, after.status, type]),
    ...changedKeys(before, after).map((key) => JSON.stringify([edges, key])),
  ]
}

/**
 * False if the connection breaks or stays silent, which ends a call in its own way, whatever the chart does
 * with it.
 */
const isAnswered = (step: Step): boolean =>
  step.kind === 'answer' && !('lost' in step.answer) && !('silent' in step.answer)

/** Returns the steps of one snapshot as arrows. */
function arrowsOf(model: FlowModel, from: string, taken: readonly (readonly [Step, Effect])[]): Arrow[] {
  const types = new Map<string, string>()
  return taken.map(([step, effect]) => {
    const to = keyOf(model, effect.after)
    let type = step.kind === 'event' ? step.event.type : step.label
    if (isAnswered(step)) {
      const result = `${step.event.type} ${to}`
      type = types.get(result) ?? type
      types.set(result, type)
    }
    return { step, type, from, to, effect }
  })
}

/**
 * Returns what takes a step until the live chart would come to rest. It runs nothing, and collects what the
 * chart sends to its parent and its children.
 */
function stepperOf(model: FlowModel, cache: PortCache): (before: AnyMachineSnapshot, step: Step) => Effect {
  const { localPorts, follows } = model
  const parent: unknown = createEmptyActor()
  const self = Object.assign(createEmptyActor(), { _parent: parent })
  let messages: Message[] = []
  const scope: AnyActorScope = {
    self: self as never,
    system: self.system,
    id: '',
    sessionId: '',
    logger: () => undefined,
    defer: () => undefined,
    stopChild: () => undefined,
    emit: () => undefined,
    actionExecutor: ({ type, params }) => {
      if (type !== 'xstate.sendTo') return
      const { to, event } = params as never as { readonly to: AnyActorRef; readonly event: EventObject }
      messages.push({ to: to === parent ? 'parent' : to.id, event })
    },
  }

  /** Returns the end of the first active local port; undefined if there is none or its result is not known yet. */
  const localEnd = (snapshot: AnyMachineSnapshot, rejects?: string): [LocalRun, EventObject] | undefined => {
    const invoked = invokesOf(snapshot).find(({ src }) => localPorts?.includes(src))
    if (!invoked) return undefined
    const { id, src } = invoked
    const input = inputOf(snapshot, id)
    const end = rejects === src ? { error: REJECTION } : cache.resultOf(src, undefined, input)?.end
    return end && [{ port: src, input }, endEvent(id, end)]
  }

  return (before, { event: first, rejects, refused }) => {
    messages = []
    const local: LocalRun[] = []
    const followed: string[] = []
    let after = before
    for (let event: EventObject | undefined = first; event; ) {
      after = before.machine.transition(after as never, event, scope) as AnyMachineSnapshot
      const ended = localEnd(after, rejects)
      if (ended) local.push(ended[0])
      const isHeard = !ended && !refused && after.status === 'active'
      const follower: EventObject | undefined = isHeard
        ? (follows?.ports?.(after as never, event as never) ??
          follows?.parent?.(after as never, event as never))
        : undefined
      if (follower) followed.push(follower.type)
      event = ended?.[1] ?? follower
    }
    return { before, after, messages, local, followed }
  }
}

/** The error of a local port that a walk makes reject. */
const REJECTION = new Error('The port rejects.')

/** Returns true if a browser can take the step. */
function isPlayable(step: Step): boolean {
  if (step.refused || step.rejects) return false
  if (step.kind === 'answer') return !('broken' in step.answer)
  return step.kind !== 'outcome' || !('error' in step.outcome) || step.outcome.play !== undefined
}

/**
 * Walks the whole chart; for the browser, without the steps that no browser can play. `arrows` are those
 * already known from other starts of the flow, so what the starts share is walked only once.
 */
export async function graphOf(
  model: FlowModel,
  place: Place,
  cache: PortCache,
  arrows: Map<string, readonly Arrow[]> = new Map(),
): Promise<Graph> {
  const run = await Run.start(model)
  const startSnapshot = run.snapshot
  const startedLocally = run.takeLocalRuns()
  const effectOf = stepperOf(model, cache)
  let leftOut = 0

  /** Takes a step, and again with the rejection of each local port that runs during it. */
  const take = (before: AnyMachineSnapshot, step: Step): (readonly [Step, Effect])[] => {
    if (place === 'browser' && !isPlayable(step)) return []
    if (model.prune?.(before as never, step, place)) {
      leftOut += 1
      return []
    }
    const effect = effectOf(before, step)
    const ports = step.rejects ? [] : [...new Set(effect.local.map(({ port }) => port))]
    const rejecting = ports.map(
      (rejects): Step => ({
        ...step,
        event: { ...step.event },
        label: `${step.label}, ${rejects} rejects`,
        rejects,
      }),
    )
    return [[step, effect], ...rejecting.flatMap((rejection) => take(before, rejection))]
  }

  const logic: ActorLogic<AnyMachineSnapshot, Arrow> = {
    transition: (_, { effect }) => effect.after,
    getInitialSnapshot: () => startSnapshot,
    getPersistedSnapshot: (snapshot) => snapshot,
  }
  const search = () => {
    const all = [...arrows.values()]
    leftOut = 0
    return getAdjacencyMap(logic, {
      serializeState: (snapshot, arrow) => arrow?.to ?? keyOf(model, snapshot),
      serializeEvent: ({ step }) => `${step.event.type} ${step.label}`,
      events: (before) => {
        const from = keyOf(model, before)
        if (arrows.has(from)) return []
        const taken = stepsOf(model, before, cache.resultOf).flatMap((step) => take(before, step))
        const leaving = arrowsOf(model, from, taken)
        all.push(leaving)
        checkSize(model, all)
        return leaving
      },
    })
  }
  let adjacency = search()
  // What a port does with an answer may lead to calls whose answers are not known yet.
  while (await cache.learn()) adjacency = search()
  const found = adjacencyMapToArray(adjacency).map(({ event }) => event)
  // A snapshot that leads nowhere is known as well.
  for (const from of Object.keys(adjacency)) arrows.set(from, arrows.get(from) ?? [])
  for (const arrow of found) arrows.set(arrow.from, [...(arrows.get(arrow.from) ?? []), arrow])
  // A stopped actor no longer has its input.
  await runningOf(model, startSnapshot, cache)
  run.stop()
  const start = keyOf(model, startSnapshot)
  return { start, startSnapshot, startedLocally, arrows, found, leftOut, calls: cache.calls }
}
