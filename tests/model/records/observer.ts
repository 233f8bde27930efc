import { readFileSync } from 'node:fs'
import type { Run } from '../graph/run.ts'
import { shuffled } from '../graph/text.ts'
import type { Exploration, Walk } from '../graph/walk.ts'
import type { FlowModel, Place } from '../model.ts'
import type { Recorder } from './record.ts'
import type { Replay } from './replay.ts'

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

/** Returns the report's recorder if `npm run test:graph` asks for one. `source` is a file or folder of the flow. */
export async function requestedRecorder(
  model: FlowModel,
  place: Place,
  source: string,
): Promise<Recorder | undefined> {
  const { GRAPH_RECORDS } = process.env
  if (!GRAPH_RECORDS) return undefined
  const { Recorder } = await import('./record.ts')
  return new Recorder(GRAPH_RECORDS, model, place, source)
}

/** Returns the tour to replay instead of all walks, if `npm run replay` asks for one. */
export async function requestedReplay(): Promise<Replay | undefined> {
  const { REPLAY_TOUR } = process.env
  if (!REPLAY_TOUR) return undefined
  const { Replay } = await import('./replay.ts')
  return new Replay(JSON.parse(readFileSync(REPLAY_TOUR, 'utf8')))
}

/** Shuffles each snapshot's steps by a seed, so that other tours meet the same goals. No seed keeps the order. */
export function inOrderOf(
  seed: string | undefined,
  explored: readonly Exploration[],
): readonly Exploration[] {
  if (!seed) return explored
  return explored.map((exploration) => {
    const arrows = [...exploration.graph.arrows].map(
      ([key, some]) => [key, shuffled(seed, some, ({ step }) => step.label)] as const,
    )
    return { ...exploration, graph: { ...exploration.graph, arrows: new Map(arrows) } }
  })
}
