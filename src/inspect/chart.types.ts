/** An edge of a chart as data. `id` is `source.id eventType#index`. */
export interface ChartEdge {
  readonly id: string
  /** Id of the state that it leaves. */
  readonly source: string
  readonly event: string
  readonly guard?: string
  readonly actions: readonly string[]
  /** Ids of the states that it enters; empty where it stays. */
  readonly targets: readonly string[]
  /** Name of the delay after which it is taken. */
  readonly delay?: string
  readonly reenter: boolean
}

/** A state of a chart, with the states in it, as data. */
export interface ChartNode {
  readonly id: string
  readonly key: string
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly initial?: string
  readonly description?: string
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly invokes: readonly { readonly id: string; readonly src: string }[]
  readonly nodes: readonly ChartNode[]
  readonly edges: readonly ChartEdge[]
}

/** A machine's chart as data. `id` is the machine's. */
export interface Chart {
  readonly id: string
  readonly root: ChartNode
}
