import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  createEmptyActor,
  type EventObject,
} from 'xstate'
import { edgeOf } from '../../src/inspect/actors.ts'
import { activeLeaves, keyOf } from './chart.ts'
import { runningOf } from './effects.ts'
import type { FlowModel, Place } from './model.ts'
import type { PortCache } from './port-results.ts'
import { type Message, Run } from './run.ts'
import { endEvent, inputOf, invokesOf, type Step, stepsOf } from './steps.ts'
import { textOf } from './text.ts'

/** More snapshots than this mean that a projection grows without bound. */
const LIMIT = 4_000

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

export interface Arrow {
  readonly step: Step
  /** The step's kind: an event's type, otherwise the label. Answers that lead to the same snapshot share one. */
  readonly name: string
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
  /** The keys whose arrows were found from here. */
  readonly found: readonly string[]
  /** `METHOD /path` of every call that the flow's own ports make. */
  readonly calls: ReadonlySet<string>
}

function changedKeys(
  { context: before }: AnyMachineSnapshot,
  { context: after }: AnyMachineSnapshot,
): string[] {
  const names = Object.keys({ ...before, ...after })
  return names.filter((name) => before[name] !== after[name] && textOf(before[name]) !== textOf(after[name]))
}

/**
 * Returns what the browser's walks must show once each: the first edges that a step takes, combined with the
 * leaves that it leaves and enters and the step's name, and with each key of the context that it changes.
 */
export function goalsOf({ step, name, effect: { before, after } }: Arrow): string[] {
  const edges = before.machine.getTransitionData(before as never, step.event).map(edgeOf)
  const [from, to] = [activeLeaves(before), activeLeaves(after)]
  const left = from.filter((leaf) => !to.includes(leaf))
  const entered = to.filter((leaf) => !from.includes(leaf))
  return [
    JSON.stringify([edges, left, entered, after.status, name]),
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
function arrowsOf(model: FlowModel, from: string, found: readonly (readonly [Step, Effect])[]): Arrow[] {
  const names = new Map<string, string>()
  return found.map(([step, effect]) => {
    const to = keyOf(model, effect.after)
    let name = step.kind === 'event' ? step.event.type : step.label
    if (isAnswered(step)) {
      const result = `${step.event.type} ${to}`
      name = names.get(result) ?? name
      names.set(result, name)
    }
    return { step, name, from, to, effect }
  })
}

function following(model: FlowModel, snapshot: AnyMachineSnapshot, event: EventObject) {
  if (snapshot.status !== 'active') return undefined
  const { ports, parent } = model.follows ?? {}
  return ports?.(snapshot as never, event as never) ?? parent?.(snapshot as never, event as never)
}

/** Computes steps without running anything, and collects what the chart sends to its parent and its children. */
class Stepper {
  readonly #model: FlowModel
  readonly #cache: PortCache
  readonly #parent = createEmptyActor()
  readonly #scope: AnyActorScope
  #messages: Message[] = []

  constructor(model: FlowModel, cache: PortCache) {
    this.#model = model
    this.#cache = cache
    const self = Object.assign(createEmptyActor(), { _parent: this.#parent })
    this.#scope = {
      self: self as never,
      system: self.system,
      id: '',
      sessionId: '',
      logger: () => undefined,
      defer: () => undefined,
      stopChild: () => undefined,
      emit: () => undefined,
      actionExecutor: ({ type, params }) => {
        if (type === 'xstate.sendTo') this.#note(params as never)
      },
    }
  }

  #note({ to, event }: { readonly to: AnyActorRef; readonly event: EventObject }): void {
    this.#messages.push({ to: to === (this.#parent as never) ? 'parent' : to.id, event })
  }

  /** Returns the end of the first active local port; undefined if there is none or its result is not known yet. */
  #localEnd(snapshot: AnyMachineSnapshot, rejects: string | undefined): [LocalRun, EventObject] | undefined {
    const invoked = invokesOf(snapshot).find(({ src }) => this.#model.localPorts?.includes(src))
    if (!invoked) return undefined
    const { id, src } = invoked
    const input = inputOf(snapshot, id)
    const end = rejects === src ? { error: REJECTION } : this.#cache.resultOf(src, undefined, input)?.end
    return end && [{ port: src, input }, endEvent(id, end)]
  }

  /** Takes a step until the live chart would come to rest. */
  step(before: AnyMachineSnapshot, { event: first, rejects, refused }: Step): Effect {
    this.#messages = []
    const local: LocalRun[] = []
    const followed: string[] = []
    let after = before
    for (let event: EventObject | undefined = first; event; ) {
      after = before.machine.transition(after as never, event, this.#scope) as AnyMachineSnapshot
      const ended = this.#localEnd(after, rejects)
      if (ended) local.push(ended[0])
      const follower: EventObject | undefined =
        ended || refused ? undefined : following(this.#model, after, event)
      if (follower) followed.push(follower.type)
      event = ended?.[1] ?? follower
    }
    return { before, after, messages: this.#messages, local, followed }
  }
}

/** The error of a local port that a walk makes reject. */
export const REJECTION = new Error('The port rejects.')

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
  const stepper = new Stepper(model, cache)

  const isKept = (snapshot: AnyMachineSnapshot, step: Step) =>
    (place === 'headless' || isPlayable(step)) && !model.prune?.(snapshot as never, step, place)

  const leaving = (before: AnyMachineSnapshot): [Step, Effect][] =>
    stepsOf(model, before, cache.resultOf)
      .filter((step) => isKept(before, step))
      .flatMap((step): [Step, Effect][] => {
        const effect = stepper.step(before, step)
        const rejections = [...new Set(effect.local.map(({ port }) => port))]
          .map(
            (port): Step => ({
              ...step,
              event: { ...step.event },
              label: `${step.label}, ${port} rejects`,
              rejects: port,
            }),
          )
          .filter((rejection) => isKept(before, rejection))
          .map((rejection): [Step, Effect] => [rejection, stepper.step(before, rejection)])
        return [[step, effect], ...rejections]
      })

  const keys: string[] = []
  const queue = [startSnapshot]
  for (let before = queue.shift(); before; before = queue.shift()) {
    const from = keyOf(model, before)
    if (arrows.has(from)) continue
    if (arrows.size > LIMIT) throw new Error(`The graph has passed its limit of ${LIMIT} snapshots.`)
    let found = leaving(before)
    while (await cache.learn()) found = leaving(before)
    keys.push(from)
    arrows.set(from, arrowsOf(model, from, found))
    queue.push(...found.map(([, { after }]) => after))
  }
  // A stopped actor no longer has its input.
  await runningOf(model, startSnapshot, cache)
  run.stop()
  const start = keyOf(model, startSnapshot)
  return { start, startSnapshot, startedLocally, arrows, found: keys, calls: cache.calls }
}
