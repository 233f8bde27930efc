import type { FaultName } from '../faults/wireFaults.ts'

/** A control as a person names it; `nth` tells apart those of the same role and name, from 0. */
export interface Control {
  readonly role: string
  readonly name: string
  readonly nth: number
}

/**
 * One thing that happens in a walk. A control that is not there when its turn comes is left out, so that a log with
 * fewer actions can be played too.
 */
export type Action =
  | { readonly do: 'press'; readonly control: Control; readonly times: number }
  | { readonly do: 'fill'; readonly control: Control; readonly value: string }
  | { readonly do: 'select'; readonly control: Control; readonly value: string }
  /** Fills in the fields of the screen and chooses in its groups, and submits its form; the number picks the values. */
  | { readonly do: 'complete' | 'submit'; readonly pick: number }
  | { readonly do: 'log in' }
  | { readonly do: 'open' | 'travel'; readonly to: string }
  | { readonly do: 'back' | 'forward' | 'reload' | 'escape' | 'hide' | 'show' | 'log out elsewhere' }
  | { readonly do: 'wait'; readonly milliseconds: number }
  /** The next `times` requests of a call, `METHOD /path` of the contract, fail; `arrives`: the server does them first. */
  | {
      readonly do: 'fault'
      readonly call: string
      readonly fault: FaultName
      readonly arrives: boolean
      readonly times: number
    }
  /** The operator's side: decides the player's oldest request, or gives a bonus. */
  | { readonly do: 'approve' | 'reject' | 'give' }

/** An action, and whether the walk goes on before what it has started has ended. */
export type Step = Action & { readonly hurried?: true }

export interface Violation {
  /** Which rule is broken, by its name. */
  readonly invariant: string
  readonly message: string
  /** The index of the action after which it was seen; the number of actions at the end. */
  readonly step: number
}

/** A walk as it is kept and played again. */
export interface WalkLog {
  readonly version: 1
  readonly source: 'walk'
  readonly title: string
  readonly seed: number
  readonly start: { readonly at: string; readonly player: boolean; readonly language: 'en' | 'bn' }
  /** What was injected, in order: a summary of the `fault` actions. */
  readonly faults: readonly string[]
  readonly actions: readonly Step[]
  readonly failure?: Violation
}
