/** How a match goes, from its start to its end. It is the same in every process. Times are milliseconds since the start. */
export interface Play {
  readonly lasts: number
  /** Index of the runner that wins. */
  readonly winner: number
  /** In their order, without overlaps. The last one is at the end, when the winner is known. */
  readonly pauses: readonly Pause[]
  /** Returns how likely each runner is to win, as shares of 1; before the start too. */
  chancesAt(elapsed: number): readonly number[]
  scoreAt(elapsed: number): Score
}

/** A time in which nobody can bet, because something has happened. */
export interface Pause {
  readonly from: number
  readonly to: number
  /** What has happened, such as `Wicket`. */
  readonly reason: string
}

/** What a score board shows. */
export interface Score {
  /** Of each side: its score, and what belongs to it, such as overs. */
  readonly sides: readonly [SideScore, SideScore]
  /** Part of the match, such as `Second innings`; the first one before the start, the last one after the end. */
  readonly part: string
  /** What matters now, such as `23 needed off 18`. */
  readonly summary: string
  /** What happened last, oldest first, such as `4` or `W`. */
  readonly latest: readonly string[]
}

export interface SideScore {
  readonly score: string
  readonly detail: string
}

/** Returns the pause at a time, if there is one. */
export function pauseAt({ pauses }: Pick<Play, 'pauses'>, elapsed: number): Pause | undefined {
  return pauses.find(({ from, to }) => from <= elapsed && elapsed < to)
}

/** Returns the index of the last item that began at or before a time, −1 where none did. Items are in order. */
export function lastIndexAt(items: readonly { readonly at: number }[], time: number): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((items[middle]?.at ?? 0) <= time) low = middle + 1
    else high = middle
  }
  return low - 1
}
