/** The course of a match from start to end, the same in every process. Times are milliseconds since the start. */
export interface Play {
  readonly lasts: number
  /** Index of the runner that wins. */
  readonly winner: number
  /** In order, without overlaps. The last one is at the end, when the winner is known. */
  readonly pauses: readonly Pause[]
  /** Returns each runner's chance of winning as a share of 1; also works before the start. */
  chancesAt(elapsed: number): readonly number[]
  scoreAt(elapsed: number): Score
  /** The score in one line, such as `124/3 (15.2)`. */
  lineAt(elapsed: number): string
}

/** A period in which nobody can bet, because something has happened. */
export interface Pause {
  readonly from: number
  readonly to: number
  /** What has happened, such as `Wicket`. */
  readonly reason: string
}

/** The content of a scoreboard. */
export interface Score {
  /** Each side's score, with a detail such as its overs. */
  readonly sides: readonly [SideScore, SideScore]
  /** Part of the match, such as `Second innings`; before the start the first one, after the end the last one. */
  readonly part: string
  /** What matters now, such as `23 needed off 18`. */
  readonly summary: string
  /** The latest happenings, oldest first, such as `4` or `W`. */
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

/** Returns the index of the last item that began at or before a time, or −1 if none did. Items must be in order. */
export function lastIndexAt(items: readonly { readonly at: number }[], time: number): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((items[middle]?.at ?? 0) <= time) low = middle + 1
    else high = middle
  }
  return low - 1
}
