import type { AnyActorLogic, AnyActorRef } from 'xstate'

/** A machine whose code has been fetched. */
export interface LoadedMachine {
  readonly logic: AnyActorLogic
  readonly input: unknown
}

/** The typed spawner gives ids to named actors only: `(spawn as SpawnLoaded)(logic, { id, input })`. */
export type SpawnLoaded = (logic: AnyActorLogic, options: { id: string; input: unknown }) => AnyActorRef
