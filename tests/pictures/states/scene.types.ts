import type { Config } from '#src/environment/config.ts'
import type { WireAnswer } from '../../model/model.ts'
import type { Encoded } from './encode.ts'

/** A machine that is kept in a state: its id, and its encoded persisted snapshot. */
export interface Kept {
  readonly machine: string
  readonly snapshot: Encoded
}

/** What the page needs to show one state. */
export interface Scene {
  /** The machine whose state is shown, and those above it that are also kept; all others run. */
  readonly kept: readonly [Kept, ...Kept[]]
  readonly at: string
  /** The navigation state of the address. */
  readonly state: unknown
  readonly stored: Readonly<Record<string, string>>
  readonly config: Partial<Config>
  /** Responses to the calls of the running machines, by `METHOD /path` below `/api`. */
  readonly answers: Readonly<Record<string, WireAnswer | 'held'>>
}

/** How another machine starts a machine: the other machine's id, and the name of the actor in it. */
export interface Start {
  readonly parent: string
  readonly src: string
}

/** What the page did with a scene. */
export interface Shown {
  /** Whether the machine was started and is still running. */
  readonly isRunning: boolean
  /** What starts each machine of the page, by the machine's id. */
  readonly starts: Readonly<Record<string, Start>>
  /** The `data-state` of the elements that show the machine, selected by `data-flow`. */
  readonly states: readonly string[]
  /** Height of the page in pixels; 0 if a dialog is open, because the page can't scroll. */
  readonly height: number
}
