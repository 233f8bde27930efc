import type { Config } from '../../../src/environment/config.ts'
import type { WireAnswer } from '../../model/model.ts'
import type { Encoded } from './encode.ts'

/** A machine that is kept in a state: its id, and its persisted snapshot, encoded. */
export interface Kept {
  readonly machine: string
  readonly snapshot: Encoded
}

/** What the page needs to show one state. */
export interface Scene {
  /** The machine whose state is shown, and those above it that are kept too; all others run. */
  readonly kept: readonly [Kept, ...Kept[]]
  readonly at: string
  /** The navigation state of the address. */
  readonly state: unknown
  readonly stored: Readonly<Record<string, string>>
  readonly config: Partial<Config>
  /** Answers to the calls of the machines that run, by `METHOD /path` below `/api`. */
  readonly answers: Readonly<Record<string, WireAnswer | 'held'>>
}

/** How a machine is started by another: the id of that machine, and the name of the actor in it. */
export interface Start {
  readonly parent: string
  readonly src: string
}

/** What the page did with a scene. */
export interface Shown {
  /** True where the machine was started and still runs. */
  readonly isRunning: boolean
  /** Who starts each machine of the page, by its id. */
  readonly starts: Readonly<Record<string, Start>>
  /** The `data-state` of the elements that show the machine, by `data-flow`. */
  readonly states: readonly string[]
  /** Height of the page in px; 0 below a dialog, where the page can't be scrolled. */
  readonly height: number
}
