import type { Size } from './window.ts'

/** What a run draws; scripts/gallery/draw.mjs passes it as JSON in the environment. */
interface Options {
  readonly project: 'shots' | 'states'
  readonly sizes: readonly Size[]
  readonly languages: readonly ('en' | 'bn')[]
  /** The folder for the pictures. */
  readonly folder: string
  /** Version of Chromium. */
  readonly browser: string
}

/** Screens, by `npm run shots`. */
interface ShotOptions {
  /** Parts of screen names; empty for all screens. */
  readonly screens: readonly string[]
  /** Text size in percent. */
  readonly text: number
  /** Whether to check for faults too. */
  readonly check: boolean
}

/** States, by `npm run gallery`. */
interface StateOptions {
  /** Names of flows; empty for all of them. */
  readonly flows: readonly string[]
}

/** Only the options of the run's project are there. */
export const OPTIONS = JSON.parse(process.env.PICTURES ?? '{}') as Options & ShotOptions & StateOptions
