import type { Chart, ChartEdge, ChartNode } from '@tiya/graph-tests/internal/charts/chart.types.ts'
import { activeNodes, edgeOf } from '@tiya/graph-tests/internal/charts/nodes.ts'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { ActorNode, ActorSnapshot, NextStep, RunningDelay } from '../log/protocol.types.ts'
import { SHOWN, safeCopy } from '../log/safeCopy.ts'
import { chartSnapshot, machineOf, pathOf } from './actors.ts'
import { type LiveActor, parentOf, scheduledFor } from './internals.ts'

/** Returns the node of an actor in the tree of actors. */
export function nodeOf(actor: LiveActor): ActorNode {
  const parent = parentOf(actor)
  return {
    path: pathOf(actor),
    parent: parent ? pathOf(parent) : null,
    machine: machineOf(actor)?.id ?? null,
    src: typeof actor.src === 'string' ? actor.src : actor.id,
    value: chartSnapshot(actor)?.value ?? null,
  }
}

interface Taken {
  readonly edges: readonly string[]
  /** False if a guard read more of the event than its type, which is all that is known. */
  readonly isCertain: boolean
}

function takenBy(snapshot: AnyMachineSnapshot, event: EventObject): readonly string[] {
  return (snapshot.machine.getTransitionData(snapshot as never, event) ?? []).map(edgeOf)
}

/** Returns the edges that an event would take if only its type is known. */
function takenByType(snapshot: AnyMachineSnapshot, type: string): Taken {
  let isCertain = true
  const event = new Proxy({ type } as EventObject, {
    get(target, key) {
      if (key !== 'type') isCertain = false
      return Reflect.get(target, key)
    },
  })
  try {
    const edges = takenBy(snapshot, event)
    return { edges, isCertain }
  } catch {
    return { edges: [], isCertain: false }
  }
}

/** Returns whether one of the events takes an edge. Null if its guard reads an event that is not given. */
function canTake(
  snapshot: AnyMachineSnapshot,
  edge: ChartEdge,
  events: readonly EventObject[],
): boolean | null {
  const given = events.filter(({ type }) => type === edge.event)
  if (given.length > 0) return given.some((event) => takenBy(snapshot, event).includes(edge.id))
  const { edges, isCertain } = takenByType(snapshot, edge.event)
  return isCertain ? edges.includes(edge.id) : null
}

function nodesOf(node: ChartNode): ChartNode[] {
  return [node, ...node.nodes.flatMap(nodesOf)]
}

function nextOf(
  snapshot: AnyMachineSnapshot,
  chart: Chart,
  events: readonly EventObject[],
): readonly NextStep[] {
  const active = new Set(activeNodes(snapshot).map(({ id }) => id))
  return nodesOf(chart.root)
    .filter(({ id }) => active.has(id))
    .flatMap(({ edges }) => edges)
    .filter(({ event }) => event !== 'always')
    .map((edge) => ({
      edge: edge.id,
      event: edge.event,
      ...(edge.guard && { guard: edge.guard }),
      can: canTake(snapshot, edge, events),
    }))
}

function delaysOf(actor: LiveActor, endOf: (sends: string) => number | undefined): readonly RunningDelay[] {
  return scheduledFor(actor).map(({ event, delay, startedAt }) => ({
    event: event.type,
    delay,
    endsAt: endOf(`${pathOf(actor)} ${event.type}`) ?? startedAt + delay,
  }))
}

export interface WatchOptions {
  readonly chart: Chart | undefined
  /** The events that `next` is computed for. */
  readonly events: readonly EventObject[]
  /** Milliseconds since the epoch. */
  readonly now: number
  /** In a replay, returns when the delay that sends this event to this path ends. */
  readonly endOf: (sends: string) => number | undefined
}

/** Returns everything that the workbench shows about an actor. */
export function snapshotOf(actor: LiveActor, { chart, events, now, endOf }: WatchOptions): ActorSnapshot {
  const snapshot = chartSnapshot(actor)
  return {
    path: pathOf(actor),
    machine: machineOf(actor)?.id ?? null,
    status: snapshot?.status ?? 'active',
    value: snapshot?.value ?? null,
    context: snapshot ? safeCopy(snapshot.context, { ...SHOWN, values: 4_000 }).value : null,
    next: snapshot && chart ? nextOf(snapshot, chart, events) : [],
    delays: delaysOf(actor, endOf),
    now,
  }
}
