import type { AnyActorLogic, AnyActorRef } from 'xstate'

/** A machine whose code has been fetched, with its ports provided, and its input. */
export interface LoadedMachine {
  readonly logic: AnyActorLogic
  readonly input: unknown
}

/** The type of `spawn` for a loaded machine: the typed spawner accepts ids for named actors only. */
export type SpawnLoaded = (logic: AnyActorLogic, options: { id: string; input: unknown }) => AnyActorRef
