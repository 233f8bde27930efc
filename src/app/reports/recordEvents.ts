import { REPORTED_EVENTS, type ReportedEvent } from '@tiya/contract/report'
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { stateText } from '../stateText.ts'

const named = new WeakMap<AnyStateMachine, ReadonlySet<string>>()

/** Returns the type of an event if the chart names it, otherwise `*`: the type may hold an actor's id, such as a market's. */
function typeOf(machine: AnyStateMachine, type: string): string {
  const types = named.get(machine) ?? new Set<string>([...machine.events, 'xstate.init', 'xstate.stop'])
  named.set(machine, types)
  return types.has(type) ? type : '*'
}

/**
 * Keeps the last events of all charts below an actor, by type and state only: every text in them comes from a chart. An
 * event that repeats its chart's last one, such as a tick, is kept once. Returns a function that lists them.
 */
export function recordEvents(root: AnyActorRef, now: () => number): () => readonly ReportedEvent[] {
  const events: ReportedEvent[] = []
  const names = new WeakMap<AnyActorRef, string>()
  const counts = new Map<string, number>()

  /** Returns the ids of the charts from the root, `root/router/deposit`; for a later actor of the same name with `:2`. */
  function nameOf(actor: AnyActorRef): string {
    const known = names.get(actor)
    if (known !== undefined) return known
    const parent = actor._parent
    const { id } = (actor.getSnapshot() as AnyMachineSnapshot).machine
    const path = parent ? `${nameOf(parent)}/${id}` : id
    const count = (counts.get(path) ?? 0) + 1
    const name = count === 1 ? path : `${path}:${count}`
    counts.set(path, count)
    names.set(actor, name)
    return name
  }

  root.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.snapshot') return
    if (!('machine' in inspected.snapshot)) return
    const { machine, value } = inspected.snapshot as AnyMachineSnapshot
    const name = nameOf(inspected.actorRef as AnyActorRef)
    const type = typeOf(machine, inspected.event.type)
    const state = stateText(value)
    const last = events.findLast((one) => one.actor === name)
    if (last?.type === type && last.state === state) return
    events.push({ at: now(), actor: name, type, state })
    if (events.length > REPORTED_EVENTS) events.shift()
  })
  return () => events
}
