import type { AnyStateMachine, InputFrom } from 'xstate'
import type { ActorsOf, MessageOf, UnheardIn } from './notifyParent.ts'

/**
 * A chart with what it needs to run as a screen. `Environment` is how the site's ports reach the world, `Arrival` is
 * the data that every screen starts with: its route, its session.
 */
export interface ScreenChart<Machine extends AnyStateMachine, Environment, Arrival> {
  readonly machine: Machine
  /** Creates the chart's ports; a child machine gets its own. A missing port is a type error. */
  readonly ports: (environment: Environment) => ActorsOf<Machine>
  readonly input: (arrival: Arrival, environment: Environment) => InputFrom<Machine>
}

/** What the machine and those below it send and nobody hears. `Heard` is what the parent of the screen does. */
type Unheard<Machine, Heard> = UnheardIn<Machine> | Exclude<MessageOf<Machine>, Heard>

/**
 * What a screen's definition also needs: nothing, or the property `unheard`, whose type is a message that its receiver
 * does not know. As it is missing, the message is a type error.
 */
export type EachHeard<Machine, Heard> = [Unheard<Machine, Heard>] extends [never]
  ? unknown
  : { readonly unheard: Unheard<Machine, Heard> }
