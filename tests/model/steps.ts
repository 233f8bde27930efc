import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { Answer, FlowModel, Outcome } from './model.ts'
import type { PortResult } from './port-results.ts'

interface Common {
  /** What happens, in words; tells steps of one snapshot apart. */
  readonly label: string
  /** What the chart gets of it. */
  readonly event: EventObject
}

export type Step = Common &
  (
    | { readonly kind: 'event' }
    | { readonly kind: 'answer'; readonly id: string; readonly port: string; readonly answer: Answer }
    | { readonly kind: 'outcome'; readonly id: string; readonly outcome: Outcome }
    | { readonly kind: 'delay'; readonly milliseconds: number }
  )

/** A delay as short as a tick may pass while a call is held: a dozen are far from any time limit. */
const TICK = 1_000

/** What is known of a port's answer; undefined while it has still to be learnt. */
export type Knowledge = (port: string, name: string | undefined, input: unknown) => PortResult | undefined

function eventOf(id: string, end: PortResult['end']): EventObject {
  return 'error' in end
    ? ({ type: `xstate.error.actor.${id}`, error: end.error, actorId: id } as EventObject)
    : ({ type: `xstate.done.actor.${id}`, output: end.output, actorId: id } as EventObject)
}

interface Invoked {
  readonly id: string
  readonly src: string
}

/** The invokes that run, by the definition of the active nodes. */
export function invokesOf(snapshot: AnyMachineSnapshot): Invoked[] {
  return snapshot._nodes
    .flatMap(({ invoke }) => invoke.map(({ id, src }) => ({ id, src: String(src) })))
    .filter(({ id }) => id in snapshot.children)
}

function inputOf(snapshot: AnyMachineSnapshot, id: string): unknown {
  return (snapshot.children[id]?.getSnapshot() as { input?: unknown } | undefined)?.input
}

/** The end of the first active port that asks nobody; undefined where there is none, or it has to be learnt. */
export function endAtOnce(
  model: FlowModel,
  snapshot: AnyMachineSnapshot,
  know: Knowledge,
): EventObject | undefined {
  const invoked = invokesOf(snapshot).find(({ src }) => model.localPorts?.includes(src))
  const lesson = invoked && know(invoked.src, undefined, inputOf(snapshot, invoked.id))
  return invoked && lesson && eventOf(invoked.id, lesson.end)
}

/** The event types that the active nodes listen to, less those that the chart raises by itself. */
function typesOf(snapshot: AnyMachineSnapshot): string[] {
  const types = new Set(snapshot._nodes.flatMap(({ transitions }) => [...transitions.keys()]))
  return [...types].filter((type) => !type.startsWith('xstate.done.state.'))
}

/** Every step that a snapshot can take. Throws for an event type, a delay or an end that the model says nothing of. */
export function stepsOf(model: FlowModel, snapshot: AnyMachineSnapshot, know: Knowledge): Step[] {
  if (snapshot.status !== 'active') return []
  const invoked = invokesOf(snapshot)
  const asking = invoked.filter(({ src }) => model.answers?.[src])
  const delays = snapshot._nodes.flatMap(({ after }) => after)
  const steps: Step[] = []

  for (const { id, src } of asking) {
    for (const [name, answer] of Object.entries(model.answers?.[src] ?? {})) {
      if ('silent' in answer && (asking.length > 1 || delays.length > 0)) continue
      const lesson = know(src, name, inputOf(snapshot, id))
      if (!lesson) continue
      steps.push({
        kind: 'answer',
        label: `${id} ← ${name}`,
        event: eventOf(id, lesson.end),
        id,
        port: src,
        answer,
      })
    }
  }

  for (const [id, outcomes] of Object.entries(model.outcomes ?? {})) {
    if (!(id in snapshot.children)) continue
    for (const [name, outcome] of Object.entries(outcomes)) {
      const end = 'error' in outcome ? { error: outcome.error } : { output: outcome.output }
      steps.push({ kind: 'outcome', label: `${id} → ${name}`, event: eventOf(id, end), id, outcome })
    }
  }

  for (const { delay, eventType } of delays) {
    const takes = model.durations?.[String(delay)]
    if (takes === undefined) throw new Error(`The model does not say how long ${String(delay)} takes.`)
    const milliseconds = typeof takes === 'number' ? takes : takes(snapshot as never)
    if (asking.length > 0 && milliseconds > TICK) continue
    steps.push({
      kind: 'delay',
      label: `after ${String(delay)}`,
      event: { type: eventType } as EventObject,
      milliseconds,
    })
  }

  for (const type of typesOf(snapshot)) {
    const [, end, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
    if (end) {
      const src = invoked.find((one) => one.id === id)?.src ?? id
      const known = model.answers?.[src] || model.outcomes?.[id] || model.localPorts?.includes(src)
      if (!known) throw new Error(`The model does not say how ${id} may end.`)
    } else if (!type.startsWith('xstate.after.')) {
      const fixtures = (model.events as Record<string, (s: unknown) => readonly EventObject[]> | undefined)?.[
        type
      ]
      if (!fixtures) throw new Error(`The model has no fixture for the event ${type}.`)
      for (const event of fixtures(snapshot))
        if (snapshot.can(event)) steps.push({ kind: 'event', label: JSON.stringify(event), event })
    }
  }
  return steps
}
