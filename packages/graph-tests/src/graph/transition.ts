import {
  type ActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  createActor,
  createEmptyActor,
  type EventObject,
  type InspectionEvent,
  transition,
} from 'xstate'

/**
 * The logic of any chart. `transition` knows no parent of a chart, and would compute the chart's initial state
 * for every step.
 */
const CHART: ActorLogic<AnyMachineSnapshot, EventObject> = {
  transition: (before, event, scope) =>
    before.machine.transition(before as never, event, {
      ...scope,
      self: SELF,
      system: SELF.system,
    } as never) as never,
  getInitialSnapshot: () => ({ status: 'active' }) as never,
  getPersistedSnapshot: (snapshot) => snapshot,
}

/** The parent of every chart. */
export const PARENT: AnyActorRef = createEmptyActor()
const SELF: AnyActorRef = createActor(CHART, { parent: PARENT })

/** Calls `observe` with what happens while transitions are computed. */
export const inspectCharts = (observe: (event: InspectionEvent) => void) => SELF.system.inspect(observe)

/** Returns the snapshot of a chart with a parent after an event, and the actions of the transition. */
export const transitionOf = (before: AnyMachineSnapshot, event: EventObject) =>
  transition(CHART, before, event)
