/** A tour that can be played again, as JSON. */
export interface TourLog {
  readonly version: 1
  readonly source: 'tour'
  readonly title: string
  /** Name of the flow's folder. */
  readonly flow: string
  /** Id of the machine. */
  readonly chart: string
  /** The variant in which the flow starts. */
  readonly way: string
  readonly place: 'headless' | 'browser'
  /** Labels of the steps. */
  readonly steps: readonly string[]
  readonly failure?: {
    /** Index in `steps`. */
    readonly step: number
    readonly expected: string
    readonly seen: string
    readonly message: string
  }
}
