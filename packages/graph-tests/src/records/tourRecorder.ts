import { activeLeaves, Coverage, dataStateOf } from '../graph/chart.ts'
import type { Run } from '../graph/run.ts'
import { stimulusOf } from '../graph/steps.ts'
import type { Walk } from '../graph/walk.ts'
import { failureOf, reasonOf } from './failure.ts'
import type { PageView, TourObserver } from './observer.types.ts'
import type { Failure, FailureRecord, StepRecord, TourRecord } from './record.types.ts'
import type { TourLog } from './tourLog.types.ts'

/** The records of a chart, as one walk adds to them. */
export interface Records {
  readonly ran: Coverage
  fileOf(name: string): string
  nextFailure(): string
  writeJson(name: string, value: unknown): void
  logOf(walk: Walk, failure: Failure): TourLog
  noteStates(leaves: readonly string[], walk: Walk, view: PageView | undefined): Promise<void>
  addTour(tour: TourRecord): void
}

/** Coverage that can also be read step by step. */
class StepCoverage extends Coverage {
  #newEdges = new Set<string>()

  override see(...args: Parameters<Coverage['see']>): void {
    const step = new Coverage()
    step.see(...args)
    this.add(step)
    for (const edge of step.edges) this.#newEdges.add(edge)
  }

  /** Returns the edges that have run since the last time this was called. */
  takeEdges(): string[] {
    const edges = [...this.#newEdges]
    this.#newEdges.clear()
    return edges
  }
}

/** Records one walk while it is played. */
export class TourRecorder implements TourObserver {
  readonly #recorder: Records
  readonly #walk: Walk
  readonly #run: Run
  readonly #view: PageView | undefined
  readonly #coverage = new StepCoverage()
  readonly #steps: StepRecord[] = []
  readonly #began = performance.now()
  #before = this.#began

  constructor(recorder: Records, walk: Walk, run: Run, view: PageView | undefined) {
    this.#recorder = recorder
    this.#walk = walk
    this.#run = run
    this.#view = view
    this.#coverage.add(run.coverage)
    run.coverage = this.#coverage
  }

  /** Index of the step being played; −1 is the start. */
  get #at(): number {
    return this.#steps.length - 1
  }

  async note(): Promise<void> {
    const step = this.#walk.arrows[this.#at]?.step
    const { snapshot } = this.#run
    const now = performance.now()
    this.#steps.push({
      stimulus: step ? stimulusOf(step) : 'the start',
      state: dataStateOf(snapshot.value),
      edges: this.#coverage.takeEdges(),
      milliseconds: Math.round(now - this.#before),
    })
    const leaves = snapshot.status === 'active' ? activeLeaves(snapshot) : []
    await this.#recorder.noteStates(leaves, this.#walk, this.#view)
    this.#before = performance.now()
  }

  async end(...errors: readonly unknown[]): Promise<void> {
    const milliseconds = Math.round(performance.now() - this.#began)
    const [start, ...steps] = this.#steps
    this.#recorder.ran.add(this.#coverage)
    this.#recorder.addTour({
      name: this.#walk.name,
      start: start ?? { stimulus: 'the start', state: '', edges: [], milliseconds },
      steps,
      milliseconds,
      ...(errors.length > 0 && { failure: await this.#failureOf(errors[0]) }),
    })
  }

  async #failureOf(error: unknown): Promise<FailureRecord> {
    const step = this.#at
    const { arrows } = this.#walk
    const view = this.#view
    const states = await view?.states().catch(() => [])
    const failure = failureOf(this.#walk, this.#run.snapshot, error, step, states)
    const name = this.#recorder.nextFailure()
    const [log, picture, trace] = [`${name}.json`, `${name}.jpg`, `${name}.zip`]
    this.#recorder.writeJson(log, this.#recorder.logOf(this.#walk, failure))
    const known = arrows[step]?.step
    const common = {
      ...failure,
      stimulus: known ? stimulusOf(known) : 'the start',
      edges: this.#coverage.takeEdges(),
      details: error instanceof Error ? error.message : String(error),
      log,
    }
    if (!view) return common
    await view.picture(this.#recorder.fileOf(picture))
    const again = await view.trace(this.#recorder.fileOf(trace))
    return { ...common, picture, trace, isRepeated: reasonOf(again) === failure.message }
  }
}
