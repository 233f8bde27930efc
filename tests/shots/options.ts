/** What `npm run shots` shows or checks; scripts/shots.mjs hands it over as JSON in the environment. */
export interface ShotOptions {
  /** Parts of the names of the screens; all of them where there are none. */
  readonly screens: readonly string[]
  readonly sizes: readonly { readonly width: number; readonly height: number }[]
  readonly languages: readonly ('en' | 'bn')[]
  /** Text size in percent. */
  readonly text: number
  /** Look for faults too. */
  readonly check: boolean
  /** The folder of the pictures. */
  readonly folder: string
}

export const OPTIONS = JSON.parse(process.env.SHOTS ?? '') as ShotOptions
