import type { Call } from '@tiya/contract/wire'
import type { EachHeard, ScreenChart } from '@tiya/ports/screen'
import type { ComponentType } from 'react'
import type { ActorRefFrom, AnyActorLogic, AnyStateMachine, InputFrom } from 'xstate'
import type { Arrival, ScreenMessage } from '#machines/common/routing/screen.types.ts'
import type { Environment } from '../../environment/environment.ts'

/** The default export of a screen module: its machine with ports provided, the machine's input, and the view. */
export interface Screen<Logic extends AnyActorLogic = AnyActorLogic> {
  readonly logic: (environment: Environment) => Logic
  readonly input: (arrival: Arrival, environment: Environment) => InputFrom<Logic>
  readonly View: ComponentType<{ readonly actor: ActorRefFrom<Logic> }>
  /** Its calls that move money. The screen opens again once they have been answered. */
  readonly moneyCalls?: readonly Call[] | undefined
}

type Definition<Machine extends AnyStateMachine> = ScreenChart<Machine, Environment, Arrival> &
  Pick<Screen<Machine>, 'View' | 'moneyCalls'>

/**
 * Creates a screen from a chart, checked against the chart's types. The router holds screens untyped. A message
 * that its receiver does not know is a type error: the property `unheard`, with the message as its type, is missing.
 */
export function defineScreen<Machine extends AnyStateMachine>(
  definition: Definition<Machine> & EachHeard<Machine, ScreenMessage>,
): Screen {
  const { machine, ports, input, View, moneyCalls } = definition
  const screen: Screen<Machine> = {
    logic: (environment) => machine.provide({ actors: ports(environment) }) as Machine,
    input,
    View,
    moneyCalls,
  }
  return screen as unknown as Screen
}
