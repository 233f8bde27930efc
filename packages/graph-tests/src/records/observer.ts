import { readFileSync } from 'node:fs'
import { shuffled } from '../graph/text.ts'
import type { Exploration } from '../graph/walk.ts'
import type { FlowModel, Place } from '../model.ts'
import type { Recorder } from './record.ts'
import type { Replay } from './replay.ts'

/** Returns the report's recorder if `GRAPH_RECORDS` names the folder for one. `source` is the folder of the flow's tests, or a file in it. */
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

/** Returns the tour to replay instead of all walks, if `REPLAY_TOUR` names the file with its `ReplayOptions`. */
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
