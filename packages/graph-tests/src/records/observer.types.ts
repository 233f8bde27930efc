import type { Run } from '../graph/run.ts'
import type { Walk } from '../graph/walk.ts'

/** Follows walks while they are played. */
export interface Observer {
  /** Begins a walk, before its start is checked. In the browser, `view` is its page. */
  tour(walk: Walk, run: Run, view?: PageView): TourObserver
}

export interface TourObserver {
  /** Called when the start has been checked, and then after each step. */
  note(): Promise<void>
  /** Called at the end, with the error that ended the walk, if any. */
  end(...errors: readonly unknown[]): Promise<void>
}

/** What a page adds to a walk's record. */
export interface PageView {
  /** Returns the states that the page shows. */
  states(): Promise<readonly string[]>
  /** Returns the assertions of a leaf, in words. */
  assertsOf(leaf: string): Promise<readonly string[]>
  /** Writes a picture of the page; returns its width in pixels. */
  picture(file: string): Promise<number>
  /** Plays the walk again and writes a trace of it; returns the error that it ends with. */
  trace(file: string): Promise<unknown>
}
