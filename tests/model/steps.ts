import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import { type Answer, type FlowModel, labelOf, type Outcome } from './model.ts'
import type { PortEnd, PortResult } from './port-results.ts'

interface Common {
  /** Unique among the steps of one snapshot; events are in JSON. */
  readonly label: string
  /** What the chart receives. */
  readonly event: EventObject
  /** An event that every guard of the snapshot refuses: it changes nothing. Played headless only. */
  readonly refused?: true
  /** A local port that rejects during this step. Played headless only. */
  readonly rejects?: string
}

export type Step = Common &
  (
    | { readonly kind: 'event'; readonly fixture: string | undefined }
    | { readonly kind: 'answer'; readonly id: string; readonly port: string; readonly answer: Answer }
    | { readonly kind: 'outcome'; readonly id: string; readonly outcome: Outcome }
    | { readonly kind: 'delay'; readonly delay: string; readonly milliseconds: number }
  )

/**
 * A delay of up to this many milliseconds may pass while a call is held: a dozen of them are far from any
 * time limit.
 */
const TICK = 1_000

/** Returns the result of a port; undefined if it is not known yet, in which case the cache learns it next. */
export type ResultOf = (port: string, name: string | undefined, input: unknown) => PortResult | undefined

export function endEvent(id: string, end: PortEnd): EventObject {
  return 'error' in end
    ? ({ type: `xstate.error.actor.${id}`, error: end.error, actorId: id } as EventObject)
    : ({ type: `xstate.done.actor.${id}`, output: end.output, actorId: id } as EventObject)
}

interface Invoked {
  readonly id: string
  readonly src: string
}

/** Returns the running invokes, according to the definitions of the active nodes. */
export function invokesOf(snapshot: AnyMachineSnapshot): Invoked[] {
  return snapshot._nodes
    .flatMap(({ invoke }) => invoke.map(({ id, src }) => ({ id, src: String(src) })))
    .filter(({ id }) => id in snapshot.children)
}

/** The inputs that were requested: an actor loses its own when it stops. */
const inputs = new WeakMap<AnyActorRef, unknown>()

/** Returns the input that a child was started with. For a stopped child it is known only if requested before. */
export function inputOf(snapshot: AnyMachineSnapshot, id: string): unknown {
  const child = snapshot.children[id]
  if (!child) return undefined
  const { input } = child.getSnapshot() as { input?: unknown }
  if (input !== undefined) inputs.set(child, input)
  return inputs.get(child)
}

/** Returns the event types that the active nodes listen to, except those that the chart raises itself. */
function typesOf(snapshot: AnyMachineSnapshot): string[] {
  const types = new Set(snapshot._nodes.flatMap(({ transitions }) => [...transitions.keys()]))
  return [...types].filter((type) => !type.startsWith('xstate.done.state.'))
}

/** Returns the answers that the server may give to the calls of active ports. */
function answerSteps(model: FlowModel, snapshot: AnyMachineSnapshot, resultOf: ResultOf): Step[] {
  const calling = invokesOf(snapshot).filter(({ src }) => model.answers?.[src])
  const delays = snapshot._nodes.flatMap(({ after }) => after)
  const steps: Step[] = []
  for (const { id, src } of calling) {
    for (const [name, answer] of Object.entries(model.answers?.[src] ?? {})) {
      if ('silent' in answer && (calling.length > 1 || delays.length > 0)) continue
      const result = resultOf(src, name, inputOf(snapshot, id))
      if (!result) continue
      const event = endEvent(id, result.end)
      steps.push({ kind: 'answer', label: `${id} ← ${name}`, event, id, port: src, answer })
    }
  }
  return steps
}

function outcomeSteps(model: FlowModel, snapshot: AnyMachineSnapshot): Step[] {
  return Object.entries(model.outcomes ?? {})
    .filter(([id]) => id in snapshot.children)
    .flatMap(([id, outcomes]) =>
      Object.entries(outcomes).map(([name, outcome]): Step => {
        const end = 'error' in outcome ? { error: outcome.error } : { output: outcome.output }
        return { kind: 'outcome', label: `${id} → ${name}`, event: endEvent(id, end), id, outcome }
      }),
    )
}

function delaySteps(model: FlowModel, snapshot: AnyMachineSnapshot): Step[] {
  const isCalling = invokesOf(snapshot).some(({ src }) => model.answers?.[src])
  const steps: Step[] = []
  for (const { delay: name, eventType } of snapshot._nodes.flatMap(({ after }) => after)) {
    const delay = String(name)
    const duration = model.durations?.[delay]
    if (duration === undefined) throw new Error(`The model does not say how long ${delay} takes.`)
    const milliseconds = typeof duration === 'number' ? duration : duration(snapshot as never)
    if (isCalling && milliseconds > TICK) continue
    const event = { type: eventType } as EventObject
    steps.push({ kind: 'delay', label: `after ${delay}`, event, delay, milliseconds })
  }
  return steps
}

function eventSteps(model: FlowModel, snapshot: AnyMachineSnapshot, type: string): Step[] {
  const events = model.events as Record<string, (s: unknown) => readonly EventObject[]> | undefined
  const fixtures = events?.[type]
  if (!fixtures) throw new Error(`The model has no fixture for the event ${type}.`)
  return fixtures(snapshot).map((event) => ({
    kind: 'event',
    label: JSON.stringify(event),
    // A copy, because a fixture may be one object that several snapshots share.
    event: { ...event },
    fixture: labelOf(event),
    ...(snapshot.can(event) ? {} : { refused: true }),
  }))
}

/** Throws if the model does not say how an active child may end. */
function checkEnd(model: FlowModel, snapshot: AnyMachineSnapshot, id: string): void {
  const src = invokesOf(snapshot).find((one) => one.id === id)?.src ?? id
  if (!model.answers?.[src] && !model.outcomes?.[id] && !model.localPorts?.includes(src))
    throw new Error(`The model does not say how ${id} may end.`)
}

/** Returns every step that a snapshot can take. Throws for an event, a delay or an end that the model leaves open. */
export function stepsOf(model: FlowModel, snapshot: AnyMachineSnapshot, resultOf: ResultOf): Step[] {
  if (snapshot.status !== 'active') return []
  const steps = [
    ...answerSteps(model, snapshot, resultOf),
    ...outcomeSteps(model, snapshot),
    ...delaySteps(model, snapshot),
  ]
  for (const type of typesOf(snapshot)) {
    const [, ended] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? []
    if (ended !== undefined) checkEnd(model, snapshot, ended)
    else if (!type.startsWith('xstate.after.')) steps.push(...eventSteps(model, snapshot, type))
  }
  return steps
}
