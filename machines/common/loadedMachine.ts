import type { MessageOf } from '@tiya/ports/notifyParent'
import type { ActorRefFromLogic, AnyActorLogic, InputFrom } from 'xstate'

/** A machine whose code has been fetched, with its ports provided, and its input. */
export interface LoadedMachine<Logic extends AnyActorLogic = AnyActorLogic> {
  readonly logic: Logic
  readonly input: InputFrom<Logic>
}

/** The arguments of an assigner in a machine that hears what the loaded one sends. */
interface ParentOf<Logic extends AnyActorLogic> {
  /** A method, because the typed `spawn` accepts ids for named actors only. */
  spawn(logic: Logic, options?: { id?: string; input?: unknown }): ActorRefFromLogic<Logic>
  readonly self: { readonly send: (message: MessageOf<Logic>) => void }
}

/** Spawns a loaded machine as the child with this id. */
export function spawnLoaded<Logic extends AnyActorLogic>(
  { spawn }: ParentOf<NoInfer<Logic>>,
  id: string,
  { logic, input }: LoadedMachine<Logic>,
): ActorRefFromLogic<Logic> {
  return spawn(logic, { id, input })
}
