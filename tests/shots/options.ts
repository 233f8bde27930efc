/** What `npm run shots` shows or checks; scripts/shots.mjs passes it as JSON in the environment. */
export interface ShotOptions {
  /** Parts of screen names; empty for all screens. */
  readonly screens: readonly string[]
  readonly sizes: readonly { readonly width: number; readonly height: number }[]
  readonly languages: readonly ('en' | 'bn')[]
  /** Text size in percent. */
  readonly text: number
  /** Whether to check for faults too. */
  readonly check: boolean
  /** The folder for the pictures. */
  readonly folder: string
}

export const OPTIONS = JSON.parse(process.env.SHOTS ?? '') as ShotOptions
