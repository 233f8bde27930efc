import type { AnyActorLogic, AnyActorRef } from 'xstate'

/** A machine whose code has been fetched, with its ports, and its input. */
export interface LoadedMachine {
  readonly logic: AnyActorLogic
  readonly input: unknown
}

/** Type of `spawn` for a loaded machine: the typed spawner gives ids to named actors only. */
export type SpawnLoaded = (logic: AnyActorLogic, options: { id: string; input: unknown }) => AnyActorRef
