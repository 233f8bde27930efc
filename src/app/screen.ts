import type { ComponentType } from 'react'
import type { ActorRefFrom, AnyActorLogic, InputFrom } from 'xstate'
import type { Arrival } from '../../machines/app/router/screen.types.ts'
import type { Environment } from '../environment/environment.ts'

/** What a screen's module exports as its default: its flow with its ports, what starts it, and its view. */
export interface Screen<Logic extends AnyActorLogic = AnyActorLogic> {
  readonly logic: (environment: Environment) => Logic
  readonly input: (arrival: Arrival, environment: Environment) => InputFrom<Logic>
  readonly View: ComponentType<{ readonly actor: ActorRefFrom<Logic> }>
}

/** Types a screen by its flow; the router, which carries all of them, forgets the type again. */
export function defineScreen<Logic extends AnyActorLogic>(screen: Screen<Logic>): Screen {
  return screen as unknown as Screen
}
