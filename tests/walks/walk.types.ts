import type { FaultName } from '../faults/wireFaults.ts'

/** A control as a user would name it; `nth`, from 0, distinguishes controls with the same role and name. */
export interface Control {
  readonly role: string
  readonly name: string
  readonly nth: number
}

/**
 * One thing that happens in a walk. A control that is missing when its turn comes is skipped, so a log with
 * fewer actions can be played too.
 */
export type Action =
  | { readonly do: 'press'; readonly control: Control; readonly times: number }
  | { readonly do: 'fill'; readonly control: Control; readonly value: string }
  | { readonly do: 'select'; readonly control: Control; readonly value: string }
  /** Fills in the fields of the screen and chooses in its groups, and submits its form. The number picks the values. */
  | { readonly do: 'complete' | 'submit'; readonly pick: number }
  | { readonly do: 'log in' }
  | { readonly do: 'open' | 'travel'; readonly to: string }
  | { readonly do: 'back' | 'forward' | 'reload' | 'escape' | 'hide' | 'show' | 'log out elsewhere' }
  | { readonly do: 'wait'; readonly milliseconds: number }
  /** Fails the next `times` requests of a contract call, `METHOD /path`; `arrives`: the server processes them first. */
  | {
      readonly do: 'fault'
      readonly call: string
      readonly fault: FaultName
      readonly arrives: boolean
      readonly times: number
    }
  /** The operator's side: decides the player's oldest request, or grants a bonus. */
  | { readonly do: 'approve' | 'reject' | 'give' }

/** An action, and whether the walk continues before the action's effects have ended. */
export type Step = Action & { readonly hurried?: true }

export interface Violation {
  /** The name of the broken rule. */
  readonly invariant: string
  readonly message: string
  /** The index of the action after which it was seen; the number of actions if it was seen at the end. */
  readonly step: number
}

/** A walk as it is stored and replayed. */
export interface WalkLog {
  readonly version: 1
  readonly source: 'walk'
  readonly title: string
  readonly seed: number
  readonly start: { readonly at: string; readonly player: boolean; readonly language: 'en' | 'bn' }
  /** The injected faults, in order: a summary of the `fault` actions. */
  readonly faults: readonly string[]
  readonly actions: readonly Step[]
  readonly failure?: Violation
}
