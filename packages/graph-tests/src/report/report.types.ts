interface Failure {
  readonly title: string
  readonly text: string
}

export interface Run {
  readonly title: string
  /** Failures of the runners that are in no record. */
  readonly outside: readonly Failure[]
}

/** What an app knows besides the records. */
export interface Additions {
  /** Returns the share of a flow's mutants that tests notice, by `area/flow`. */
  readonly shareOf?: (flow: string) => string
  /** Returns a section of a chart's page about them. */
  readonly mutantSection?: (flow: string) => unknown
  /** Returns the command that plays a recorded tour again, by its file. */
  readonly replayOf?: (log: string) => string
}
