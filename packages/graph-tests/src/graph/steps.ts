import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import { activeNodes } from '../charts/nodes.ts'
import { type FlowModel, marksOf, type Outcome, type SharedChart } from '../model.ts'
import type { Answer } from '../wire.types.ts'
import type { PortEnd, ResultOf } from './portResults.ts'
import { compactFields } from './text.ts'

interface Common {
  /** Unique among the steps of one snapshot; events are in JSON. */
  readonly label: string
  /** What the chart receives. */
  readonly event: EventObject
  /** An event that every guard of the snapshot refuses: it changes nothing. Played headless only. */
  readonly refused?: true
  /** A local port that fails during this step. Played headless only. */
  readonly fails?: string
}

export type Step = Common &
  (
    | { readonly kind: 'event'; readonly fixture: string | undefined; readonly isUnusual: boolean }
    | { readonly kind: 'answer'; readonly id: string; readonly port: string; readonly answer: Answer }
    | { readonly kind: 'outcome'; readonly id: string; readonly outcome: Outcome }
    | { readonly kind: 'delay'; readonly delay: string; readonly milliseconds: number }
  )

/** Names a step in transition tables, titles and reports. */
export function stimulusOf(step: Step): string {
  const fails = step.fails ? `, ${step.fails} fails` : ''
  if (step.kind === 'delay') return `${step.label} (${step.milliseconds} ms)${fails}`
  if (step.kind !== 'event') return step.label
  return `${[step.event.type, payloadOf(step)].filter(Boolean).join(' ')}${fails}`
}

/** Names what an event brings along: by its fixture, or by its fields. */
export function payloadOf(step: Step): string {
  const { type: _, ...fields } = step.event
  return step.kind === 'event' && step.fixture ? `(${step.fixture})` : compactFields(fields)
}

/**
 * A delay of up to this many milliseconds may pass while a call is held: a dozen of them are far from any
 * time limit.
 */
const TICK = 1_000
/** The same for an event that the clock triggers, which happens once. */
const WAIT = 10_000

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
  return activeNodes(snapshot)
    .flatMap(({ invoke }) => invoke.map(({ id, src }) => ({ id, src: String(src) })))
    .filter(({ id }) => id in snapshot.children)
}

/** The children that have ended in a snapshot of the graph, where nothing runs. */
const ended = new WeakMap<AnyMachineSnapshot, ReadonlySet<AnyActorRef>>()

/** The children that ran while a clock's event let time pass, so that less than their time limit is left. */
const late = new WeakMap<AnyMachineSnapshot, ReadonlySet<AnyActorRef>>()

/** Notes which child a step has ended, and which ones it has kept waiting, for what can happen after it. */
export function noteChildren(
  { durations }: FlowModel,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
  step: Step,
): void {
  if (after === before) return
  const child = 'id' in step ? before.children[step.id] : undefined
  const waiting = durations?.[step.event.type] === undefined ? [] : Object.values(before.children)
  ended.set(after, new Set([...(ended.get(before) ?? []), ...(child ? [child] : [])]))
  late.set(after, new Set([...(late.get(before) ?? []), ...(waiting as AnyActorRef[])]))
}

export function isRunning(snapshot: AnyMachineSnapshot, id: string): boolean {
  const child = snapshot.children[id]
  return child?.getSnapshot().status === 'active' && !ended.get(snapshot)?.has(child)
}

/** Returns the calls of active states: those that are under way, and the ids of those that have ended. */
export function callsOf({ answers }: FlowModel, snapshot: AnyMachineSnapshot) {
  const calls = invokesOf(snapshot).filter(({ src }) => answers?.[src])
  return {
    underWay: calls.filter(({ id }) => isRunning(snapshot, id)),
    ended: calls.flatMap(({ id }) => (isRunning(snapshot, id) ? [] : [id])),
  }
}

/** The inputs that were requested: an actor loses its own when it stops. */
const inputs = new WeakMap<AnyActorRef, unknown>()

/** Returns the input that a child was started with. For a stopped child it is known only if requested before. */
export function inputOf(snapshot: AnyMachineSnapshot, id: string): unknown {
  const child = snapshot.children[id]
  if (!child) return undefined
  const { input, context } = child.getSnapshot() as { input?: unknown; context?: { input?: unknown } }
  // A load keeps its own in its context.
  const known = input ?? context?.input
  if (known !== undefined) inputs.set(child, known)
  return inputs.get(child)
}

/** Returns the event types that the active nodes listen to, except those that the chart raises itself. */
function typesOf(snapshot: AnyMachineSnapshot): string[] {
  const types = new Set(activeNodes(snapshot).flatMap(({ transitions }) => [...transitions.keys()]))
  return [...types].filter((type) => !type.startsWith('xstate.done.state.'))
}

/** Returns the answers that the server may give to the calls of active ports. */
function answerSteps(model: FlowModel, snapshot: AnyMachineSnapshot, resultOf: ResultOf): Step[] {
  const calling = callsOf(model, snapshot).underWay
  const delays = activeNodes(snapshot).flatMap(({ after }) => after)
  const isSoon = (silent: number) =>
    typesOf(snapshot).some((type) => {
      const duration = model.durations?.[type]
      return duration !== undefined && millisecondsOf(duration, snapshot) < silent
    })
  const steps: Step[] = []
  for (const { id, src } of calling) {
    for (const [name, answer] of Object.entries(model.answers?.[src] ?? {})) {
      const isLate = late.get(snapshot)?.has(snapshot.children[id] as AnyActorRef)
      if ('silent' in answer && (isLate || calling.length > 1 || delays.length > 0 || isSoon(answer.silent)))
        continue
      const result = resultOf(src, name, inputOf(snapshot, id))
      if (!result?.end) continue
      const event = endEvent(id, result.end)
      steps.push({ kind: 'answer', label: `${id} ← ${name}`, event, id, port: src, answer })
    }
  }
  return steps
}

function outcomeSteps(model: FlowModel, snapshot: AnyMachineSnapshot): Step[] {
  return Object.entries(model.outcomes ?? {})
    .filter(([id]) => isRunning(snapshot, id))
    .flatMap(([id, outcomes]) =>
      Object.entries(typeof outcomes === 'function' ? outcomes(snapshot) : outcomes).map(
        ([name, outcome]): Step => {
          const end = 'error' in outcome ? { error: outcome.error } : { output: outcome.output }
          return { kind: 'outcome', label: `${id} → ${name}`, event: endEvent(id, end), id, outcome }
        },
      ),
    )
}

const isCalling = (model: FlowModel, snapshot: AnyMachineSnapshot) =>
  callsOf(model, snapshot).underWay.length > 0

const millisecondsOf = (
  duration: NonNullable<FlowModel['durations']>[string],
  snapshot: AnyMachineSnapshot,
): number => (typeof duration === 'number' ? duration : duration(snapshot as never))

function delaySteps(model: FlowModel, snapshot: AnyMachineSnapshot): Step[] {
  const steps: Step[] = []
  for (const { delay: name, eventType } of activeNodes(snapshot).flatMap(({ after }) => after)) {
    const delay = String(name)
    const duration = model.durations?.[delay]
    if (duration === undefined) throw new Error(`The model does not say how long ${delay} takes.`)
    const milliseconds = millisecondsOf(duration, snapshot)
    if (isCalling(model, snapshot) && milliseconds > TICK) continue
    const event = { type: eventType } as EventObject
    steps.push({ kind: 'delay', label: `after ${delay}`, event, delay, milliseconds })
  }
  return steps
}

type EventsOf = (snapshot: unknown) => readonly EventObject[]

/** Returns what provides the events of a type; undefined if the model has none of it. */
export function fixturesOf({ plainEvents, events }: FlowModel, type: string): EventsOf | undefined {
  if (plainEvents?.includes(type)) return () => [{ type }]
  return (events as Readonly<Record<string, EventsOf>> | undefined)?.[type]
}

function eventSteps(model: FlowModel, snapshot: AnyMachineSnapshot, type: string): Step[] {
  const fixtures = fixturesOf(model, type)
  if (!fixtures) throw new Error(`The model has no fixture for the event ${type}.`)
  const duration = model.durations?.[type]
  if (duration !== undefined && isCalling(model, snapshot) && millisecondsOf(duration, snapshot) > WAIT)
    return []
  const given = fixtures(snapshot).map((event) => ({ event, ...marksOf(event) }))
  const isUnderWay = given.some(({ isUnusual, isTried }) => !isUnusual && !isTried)
  const steps = isUnderWay ? given.filter(({ isTried }) => !isTried) : given
  return steps.map(({ event, label, isUnusual = false }) => ({
    kind: 'event',
    label: JSON.stringify(event),
    // A copy, because a fixture may be one object that several snapshots share.
    event: { ...event },
    fixture: label,
    isUnusual,
    ...(snapshot.can(event) ? {} : { refused: true }),
  }))
}

/** Returns the events that are played on a chart that is walked elsewhere, where it listens to them. */
function sharedSteps(model: FlowModel, { events }: SharedChart, snapshot: AnyMachineSnapshot): Step[] {
  const types = typesOf(snapshot).filter((type) => events.includes(type))
  return types.flatMap((type) => eventSteps(model, snapshot, type))
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
  const answers = answerSteps(model, snapshot, resultOf)
  if (model.sharedChart) return [...answers, ...sharedSteps(model, model.sharedChart, snapshot)]
  const steps = [...answers, ...outcomeSteps(model, snapshot), ...delaySteps(model, snapshot)]
  for (const type of typesOf(snapshot)) {
    const [, ended] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? []
    if (ended !== undefined) checkEnd(model, snapshot, ended)
    else if (!type.startsWith('xstate.after.')) steps.push(...eventSteps(model, snapshot, type))
  }
  return steps
}
