/** The options that `scripts/gallery.mjs` passes. */
export interface Options {
  /** Names of flows; empty for all of them. */
  readonly flows: readonly string[]
  readonly languages: readonly string[]
  /** Whether to draw every snapshot instead of one for each state and part of its context. */
  readonly all: boolean
  readonly folder: string
  /** Version of Chromium. */
  readonly browser: string
}

export const OPTIONS: Options = JSON.parse(process.env.GALLERY ?? '{}')
