import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Arrow } from '../graph/arrow.types.ts'
import type { Run } from '../graph/run.ts'
import { explore, type Walk } from '../graph/walk.ts'
import type { FlowModel } from '../model.ts'
import { failureOf } from './failure.ts'
import type { Observer, PageView, TourObserver } from './observer.types.ts'
import type { Failure } from './record.types.ts'
import type { TourLog } from './tourLog.types.ts'

export interface ReplayOptions {
  readonly log: TourLog
  readonly times: number
  /** Milliseconds between two steps. */
  readonly pause: number
  /** The file for the outcomes: an array with one per run. */
  readonly result: string
}

/** How one replay ended. */
export interface ReplayOutcome {
  /** Index of the last step that passed; −1 is the start, −2 if not even the start did. */
  readonly reached: number
  readonly failure: Failure | null
}

/** Finds a logged tour in the graph of its chart. */
export async function walkOf(model: FlowModel, { way, place, steps, title }: TourLog): Promise<Walk> {
  const exploration = (await explore(model, place)).find((one) => one.way === way)
  if (!exploration) throw new Error(`${model.machine.id} has no way to start that is named "${way}".`)
  const { graph } = exploration
  const arrows: Arrow[] = []
  for (const label of steps) {
    const from = arrows.at(-1)?.to ?? graph.start
    const arrow = graph.arrows.get(from)?.find(({ step }) => step.label === label)
    if (!arrow) throw new Error(`The chart has changed: no step ${label} leads on from ${from}.`)
    arrows.push(arrow)
  }
  return { name: title, way, model: exploration.model, calls: graph.calls, start: graph.start, arrows }
}

/** Plays a logged tour again. */
export class Replay implements Observer {
  readonly outcomes: ReplayOutcome[] = []
  readonly #options: ReplayOptions

  constructor(options: ReplayOptions) {
    this.#options = options
  }

  isOf(model: FlowModel): boolean {
    return this.#options.log.chart === model.machine.id
  }

  /** Plays the tour as often as requested, and writes the outcomes. */
  async play(model: FlowModel, playWalk: (walk: Walk) => Promise<unknown>): Promise<void> {
    const { log, times, result } = this.#options
    const walk = await walkOf(model, log)
    for (let time = 0; time < times; time += 1) await playWalk(walk).catch(() => undefined)
    writeFileSync(result, JSON.stringify(this.outcomes))
  }

  tour(walk: Walk, run: Run, view?: PageView): TourObserver {
    let reached = -2
    return {
      note: async () => {
        reached += 1
        await sleep(this.#options.pause)
      },
      end: async (...errors) => {
        const states = errors.length > 0 ? await view?.states().catch(() => []) : []
        const failure =
          errors.length > 0 ? failureOf(walk, run.snapshot, errors[0], reached + 1, states) : null
        this.outcomes.push({ reached, failure })
      },
    }
  }
}
