/** What `scripts/gallery.mjs` asks for. */
export interface Options {
  /** Names of flows; none are all of them. */
  readonly flows: readonly string[]
  readonly languages: readonly string[]
  /** Every snapshot instead of one for each state and part of its context. */
  readonly all: boolean
  readonly folder: string
  /** Version of Chromium. */
  readonly browser: string
}

export const OPTIONS: Options = JSON.parse(process.env.GALLERY ?? '{}')
