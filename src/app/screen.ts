import type { ComponentType } from 'react'
import type { ActorRefFrom, AnyActorLogic, AnyStateMachine, InputFrom } from 'xstate'
import type { Arrival } from '../../machines/app/router/screen.types.ts'
import type { Environment } from '../environment/environment.ts'

/** The default export of a screen module: its machine with ports provided, the machine's input, and the view. */
export interface Screen<Logic extends AnyActorLogic = AnyActorLogic> {
  readonly logic: (environment: Environment) => Logic
  readonly input: (arrival: Arrival, environment: Environment) => InputFrom<Logic>
  readonly View: ComponentType<{ readonly actor: ActorRefFrom<Logic> }>
}

/** Every actor that a chart has a placeholder for: ports and child machines. */
type ActorsOf<Machine extends AnyStateMachine> = Required<
  NonNullable<Parameters<Machine['provide']>[0]['actors']>
>

interface Definition<Machine extends AnyStateMachine> extends Omit<Screen<Machine>, 'logic'> {
  readonly machine: Machine
  /** Creates the chart's ports; a child machine gets its own. A missing port is a type error. */
  readonly ports: (environment: Environment) => ActorsOf<Machine>
}

/** Creates a screen from a chart, checked against the chart's types. The router holds screens untyped. */
export function defineScreen<Machine extends AnyStateMachine>(definition: Definition<Machine>): Screen {
  const { machine, ports, input, View } = definition
  const screen: Screen<Machine> = {
    logic: (environment) => machine.provide({ actors: ports(environment) }) as Machine,
    input,
    View,
  }
  return screen as unknown as Screen
}
