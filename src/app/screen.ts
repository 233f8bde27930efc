import type { ComponentType } from 'react'
import type { ActorRefFrom, AnyActorLogic, InputFrom } from 'xstate'
import type { Arrival } from '../../machines/app/router/screen.types.ts'
import type { Environment } from '../environment/environment.ts'

/** The default export of a screen module: its machine with ports provided, the machine's input, and the view. */
export interface Screen<Logic extends AnyActorLogic = AnyActorLogic> {
  readonly logic: (environment: Environment) => Logic
  readonly input: (arrival: Arrival, environment: Environment) => InputFrom<Logic>
  readonly View: ComponentType<{ readonly actor: ActorRefFrom<Logic> }>
}

/** Returns the screen unchanged, checked against the types of its machine. The router holds screens untyped. */
export function defineScreen<Logic extends AnyActorLogic>(screen: Screen<Logic>): Screen {
  return screen as unknown as Screen
}
