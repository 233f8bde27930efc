import type { Result } from '@tiya/ports/result'
import type { AnyActorRef, AnyMachineSnapshot, EventObject, ExecutableActionObject } from 'xstate'
import { edgeOf, ranIn } from '../charts/nodes.ts'
import type { FlowModel, Place } from '../model.ts'
import type { Arrow, Effect, LocalRun } from './arrow.types.ts'
import { keyOf, movedLeaves, takenEdges } from './chart.ts'
import { DEFECT } from './defect.ts'
import { changedKeys, runningOf } from './effects.ts'
import { isPlayable } from './gesture.ts'
import type { PortCache, ResultOf } from './portResults.ts'
import { type Message, Run } from './run.ts'
import { type Known, NOTHING_KNOWN, type Search, searchFrom } from './search.ts'
import { endEvent, inputOf, invokesOf, noteChildren, type Step, stepsOf, stimulusOf } from './steps.ts'
import { inspectCharts, PARENT, transitionOf } from './transition.ts'

export interface Graph extends Search {
  readonly start: string
  readonly startSnapshot: AnyMachineSnapshot
  /** Local ports that ended before the first snapshot. */
  readonly startedLocally: readonly string[]
  /** `METHOD /path` of every call that the flow's own ports make. */
  readonly calls: ReadonlySet<string>
}

/** Returns true for a step that ends a call with a failure. */
const isFailure = ({ event }: Step): boolean =>
  'output' in event && (event.output as Partial<Result<unknown, unknown>> | undefined)?.ok === false

/** Names the fixture, answer or outcome of a step. Failures of a call that change the same differ in words only. */
const fixtureOf = ({ step, effect: { before, after } }: Arrow): string =>
  isFailure(step) && 'id' in step ? JSON.stringify([step.id, changedKeys(before, after)]) : stimulusOf(step)

/**
 * Returns what the browser's walks must show once each: every edge that a step takes, every leaf that it enters, and
 * every fixture, answer and outcome of the model.
 */
export function goalsOf(arrow: Arrow): string[] {
  const { before, after, edges } = arrow.effect
  return [...edges, ...movedLeaves(before, after).entered, fixtureOf(arrow)]
}

/**
 * Returns what long runs (`LONG=1`) must show once each: the first edges that a step takes, combined with the step's
 * kind, with the leaves that it leaves and enters and the calls that it restarts, and with each key of the context that
 * it changes. The failures of a call that take the same edge are one kind.
 */
export function thoroughGoalsOf({ step, type, effect: { before, after } }: Arrow): string[] {
  const edges = takenEdges(before, step.event)
  const { exited, entered } = movedLeaves(before, after)
  // A state that is left and entered again restarts its calls.
  const restarted = Object.keys(after.children).filter(
    (id) => before.children[id] && before.children[id] !== after.children[id],
  )
  const kind = step.kind === 'answer' && isFailure(step) ? `${step.id} fails` : type
  return [
    JSON.stringify([edges, kind]),
    JSON.stringify([edges, exited, entered, restarted, after.status]),
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

/** The edges of the transition that is being computed. */
let taken: string[] = []
inspectCharts((event) => {
  if (event.type === '@xstate.microstep') taken.push(...ranIn(event).map(edgeOf))
})

/** Returns the snapshot after an event. Adds the edges that the chart takes, and the messages that it sends. */
function send(
  before: AnyMachineSnapshot,
  received: EventObject,
  edges: string[],
  messages: Message[],
): AnyMachineSnapshot {
  taken = edges
  const [after, actions] = transitionOf(before, received)
  for (const { type, params } of actions as readonly ExecutableActionObject[]) {
    if (type !== 'xstate.sendTo') continue
    const { to, event } = params as never as { readonly to: AnyActorRef; readonly event: EventObject }
    messages.push({ to: to === PARENT ? 'parent' : to.id, event })
  }
  return after
}

/**
 * Returns what takes a step until the live chart would come to rest. It runs nothing, and collects what the
 * chart sends to its parent and its children.
 */
function stepperOf(model: FlowModel, resultOf: ResultOf): (before: AnyMachineSnapshot, step: Step) => Effect {
  const { localPorts, follows } = model

  /** Returns the end of the first active local port; undefined if there is none or its result is not known yet. */
  const localEnd = (snapshot: AnyMachineSnapshot, fails?: string): [LocalRun, EventObject] | undefined => {
    const invoked = invokesOf(snapshot).find(({ src }) => localPorts?.includes(src))
    if (!invoked) return undefined
    const { id, src } = invoked
    const input = inputOf(snapshot, id)
    const end = fails === src ? { output: DEFECT } : resultOf(src, undefined, input)?.end
    return end && [{ port: src, input }, endEvent(id, end)]
  }

  return (before, step) => {
    const { event: first, fails, refused } = step
    const edges: string[] = []
    const messages: Message[] = []
    const local: LocalRun[] = []
    const followed: string[] = []
    if (refused) return { before, after: before, edges, messages, local, followed }
    let after = before
    for (let event: EventObject | undefined = first; event; ) {
      after = send(after, event, edges, messages)
      const ended = localEnd(after, fails)
      if (ended) local.push(ended[0])
      const isHeard = !ended && after.status === 'active'
      const follower: EventObject | undefined = isHeard
        ? (follows?.ports?.(after as never, event as never) ??
          follows?.parent?.(after as never, event as never))
        : undefined
      if (follower) followed.push(follower.type)
      event = ended?.[1] ?? follower
    }
    noteChildren(model, before, after, step)
    return { before, after, edges, messages, local, followed }
  }
}

/**
 * Walks the whole chart; for the browser, without the steps that no browser can play. `known` is what
 * the searches from other starts of the flow have found, so what the starts share is walked only once.
 */
export async function graphOf(
  model: FlowModel,
  place: Place,
  cache: PortCache,
  known: Known = NOTHING_KNOWN,
): Promise<Graph> {
  const run = await Run.start(model)
  const startSnapshot = run.snapshot
  const startedLocally = run.takeLocalRuns()
  /**
   * How often a result was requested that is not known yet. What requests none stays the same in the next search, which
   * takes most steps again.
   */
  let unknown = 0
  const resultOf: ResultOf = (...asked) => {
    const result = cache.resultOf(...asked)
    if (!result) unknown += 1
    return result
  }
  const stepper = stepperOf(model, resultOf)
  const effects = new WeakMap<AnyMachineSnapshot, Map<string, Effect>>()
  const effectOf = (before: AnyMachineSnapshot, step: Step): Effect => {
    const known = effects.get(before) ?? new Map<string, Effect>()
    effects.set(before, known)
    const requests = unknown
    const effect = known.get(step.label) ?? stepper(before, step)
    if (unknown === requests) known.set(step.label, effect)
    return effect
  }

  /** Takes a step, and again with the failure of each local port that runs during it. */
  const take = (before: AnyMachineSnapshot, step: Step): (readonly [Step, Effect])[] => {
    if (place === 'browser' && !isPlayable(model, before, step)) return []
    const effect = effectOf(before, step)
    const ports = step.fails ? [] : [...new Set(effect.local.map(({ port }) => port))]
    const failing = ports.map(
      (fails): Step => ({
        ...step,
        event: { ...step.event },
        label: `${step.label}, ${fails} fails`,
        fails,
      }),
    )
    return [[step, effect], ...failing.flatMap((failure) => take(before, failure))]
  }

  const start = keyOf(model, startSnapshot)
  const complete = new WeakMap<AnyMachineSnapshot, readonly Arrow[]>()
  const leavingOf = (before: AnyMachineSnapshot, from: string): readonly Arrow[] => {
    const known = complete.get(before)
    if (known) return known
    const requests = unknown
    const arrows = arrowsOf(
      model,
      from,
      stepsOf(model, before, resultOf).flatMap((step) => take(before, step)),
    )
    if (unknown === requests) complete.set(before, arrows)
    return arrows
  }
  const search = () => searchFrom(model, [start, startSnapshot], known, leavingOf)
  let searched = search()
  // What a port does with an answer may lead to calls whose answers are not known yet.
  while (await cache.learn()) searched = search()
  // A stopped actor no longer has its input.
  await runningOf(model, startSnapshot, cache)
  run.stop()
  return { ...searched, start, startSnapshot, startedLocally, calls: cache.calls }
}
