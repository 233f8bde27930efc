import type { Chart } from '../charts/chart.types.ts'
import type { Exceptions, Place } from '../model.ts'
import type { Report } from './report.ts'

/** What the graph tests of one chart did in one place. File names are relative to the folder of the records. */
export interface ChartRecord {
  readonly area: string
  /** The folder of the flow. */
  readonly flow: string
  readonly place: Place
  readonly chart: Chart
  /** The tests that walk the chart under another name, so that this place alone is enough. */
  readonly walkedIn?: string
  readonly coverage: Report
  /** Leaves and edges that are not covered, each with the reason. */
  readonly exceptions: Exceptions
  readonly states: Readonly<Record<string, StateRecord>>
  readonly tours: readonly TourRecord[]
  /** The tests besides the tours. */
  readonly checks: readonly CheckRecord[]
}

/** A leaf state in which a tour came to rest. */
export interface StateRecord {
  /** The assertions that were made, in words. Assertions that read the page themselves are only in `source`. */
  readonly asserts: readonly string[]
  /** What the model has for the state: the code of an assertion, or the reason why the page shows nothing of it. */
  readonly source?: string
  readonly reason?: string
  /** Name of the first tour that was there. */
  readonly tour: string
  /** The page when that tour came there; only in the browser. */
  readonly picture?: PictureRecord
}

export interface PictureRecord {
  readonly file: string
  /** Width of the page in pixels. */
  readonly width: number
}

export interface TourRecord {
  readonly name: string
  readonly start: StepRecord
  readonly steps: readonly StepRecord[]
  readonly milliseconds: number
  readonly failure?: FailureRecord
}

/** A step that was played; the start counts as one. */
export interface StepRecord {
  /** What was done, worded as in the transition table. */
  readonly stimulus: string
  /** The active leaves afterwards, as in `data-state`. */
  readonly state: string
  readonly edges: readonly string[]
  readonly milliseconds: number
}

/** Where and why a tour failed. */
export interface Failure {
  /** Index of the step; −1 is the start. */
  readonly step: number
  readonly expected: string
  readonly seen: string
  readonly message: string
}

export interface FailureRecord extends Failure {
  /** What the step was meant to do. */
  readonly stimulus: string
  /** The edges that ran in the step. */
  readonly edges: readonly string[]
  /** The whole message, with the story of the tour. */
  readonly details: string
  /** The file with its `TourLog`. */
  readonly log: string
  readonly picture?: string
  /** Recorded while the tour was played a second time. */
  readonly trace?: string
  /** Whether the second run ended in the same way. */
  readonly isRepeated?: boolean
}

export interface CheckRecord {
  readonly name: string
  readonly failure?: string
}
