import type { Size } from './window.ts'

/** What a run draws; scripts/gallery/draw.mjs passes it as JSON in the environment. */
interface Options {
  /** Names of flows; empty for all of them. */
  readonly flows: readonly string[]
  readonly sizes: readonly Size[]
  readonly languages: readonly ('en' | 'bn')[]
  /** Whether to draw every snapshot instead of one for each state and part of its context. */
  readonly all: boolean
  /** The folder for the pictures. */
  readonly folder: string
  /** Version of Chromium. */
  readonly browser: string
}

export const OPTIONS = JSON.parse(process.env.PICTURES ?? '{}') as Options
