import type { Size } from './window.ts'

/** What a run draws; scripts/shots.mjs passes it as JSON in the environment. */
interface Options {
  /** Parts of screen names; empty for all screens. */
  readonly screens: readonly string[]
  readonly sizes: readonly Size[]
  readonly languages: readonly ('en' | 'bn')[]
  /** Text size in percent. */
  readonly text: number
  /** Whether to check for faults too. */
  readonly check: boolean
  /** The folder for the pictures. */
  readonly folder: string
}

export const OPTIONS: Options = JSON.parse(process.env.PICTURES ?? '{}')
