/** A machine's chart as plain data. State and edge ids match those of `graph/chart.ts`. */
export interface Chart {
  /** The machine's id. */
  readonly id: string
  readonly root: ChartNode
}

export interface ChartNode {
  readonly id: string
  readonly key: string
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** Id of the state that a compound state enters first. */
  readonly initial?: string
  readonly description?: string
  /** Names of actions. */
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly invokes: readonly { readonly id: string; readonly src: string }[]
  readonly nodes: readonly ChartNode[]
  readonly edges: readonly ChartEdge[]
}

export interface ChartEdge {
  /** `source.id eventType#index`. */
  readonly id: string
  readonly source: string
  /** The event's type in XState, or `always` for an eventless transition. */
  readonly event: string
  readonly guard?: string
  /** Names of actions. */
  readonly actions: readonly string[]
  /** Ids of states, empty for an internal transition. */
  readonly targets: readonly string[]
  /** The delay before it is taken: `5 s`, the name of a delay, or `timeout (5 s)` for a named delay of fixed length. */
  readonly delay?: string
  readonly reenter: boolean
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** A line of text in a state's box. `edge` is a transition without an arrow, because it stays within the state. */
export interface Row {
  readonly kind: 'name' | 'entry' | 'exit' | 'invoke' | 'edge'
  readonly text: string
  /** The full text, if `text` is truncated. */
  readonly title?: string
  /** Id of the edge, in a row of kind `edge`. */
  readonly edge?: string
}

/** A state, or the dot that points to an initial state (its `type` is `start`, its `id` that of the state it is in). */
export interface PlacedNode extends Box {
  readonly id: string
  readonly type: ChartNode['type'] | 'start'
  readonly isRegion: boolean
  readonly depth: number
  readonly description?: string
  readonly rows: readonly Row[]
}

/** An arrow: one line for each target. `id` is undefined for the arrow from a dot. */
export interface PlacedEdge {
  readonly id?: string
  readonly title: string
  readonly lines: readonly (readonly Point[])[]
  readonly label?: Box & { readonly lines: readonly string[] }
}

/** A chart with positions, in pixels from the top left corner. Containers come before what they contain. */
export interface Layout {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly nodes: readonly PlacedNode[]
  readonly edges: readonly PlacedEdge[]
}
