import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describeChart } from '../charts/describe.mjs'
import { Coverage } from '../graph/chart.ts'
import type { Run } from '../graph/run.ts'
import type { Exploration, Walk } from '../graph/walk.ts'
import type { FlowModel, Place } from '../model.ts'
import { reasonOf } from './failure.ts'
import type { Observer, PageView } from './observer.types.ts'
import type {
  ChartRecord,
  CheckRecord,
  Failure,
  PictureRecord,
  StateRecord,
  TourRecord,
} from './record.types.ts'
import { exceptionsOf, reportOf } from './report.ts'
import type { TourLog } from './tourLog.types.ts'
import { type Records, TourRecorder } from './tourRecorder.ts'

/** Returns the lines in which the two sides of a comparison differ. */
function differencesOf(error: unknown): string[] {
  const { expected, actual } = (error ?? {}) as { expected?: unknown; actual?: unknown }
  if (typeof expected !== 'string' || typeof actual !== 'string') return []
  const [wanted, seen] = [expected.split('\n'), actual.split('\n')]
  return [
    ...wanted.filter((line) => !seen.includes(line)).map((line) => `- ${line}`),
    ...seen.filter((line) => !wanted.includes(line)).map((line) => `+ ${line}`),
  ]
}

/** Returns the code of a function without what compilers make of imported names. */
const readable = (code: string) => code.replace(/\(0, ?\w+\.(\w+)\)/g, '$1')

/** Records the graph tests of one chart in one place (headless or browser) for a report. */
export class Recorder implements Observer, Records {
  /** What ran, including in failed tours. */
  readonly ran = new Coverage()
  readonly #root: string
  readonly #model: FlowModel
  readonly #place: Place
  readonly #area: string
  readonly #flow: string
  readonly #states: Record<string, StateRecord> = {}
  readonly #tours: TourRecord[] = []
  readonly #checks: CheckRecord[] = []
  #failures = 0

  /** @param root the folder of all records @param source the folder of the flow's tests, or a file in it */
  constructor(root: string, model: FlowModel, place: Place, source: string) {
    const [, area = '', flow = ''] = /([^/]+)\/([^/]+)(?:\/[^/]*\.[^/]*)?$/.exec(source) ?? []
    this.#root = root
    this.#model = model
    this.#place = place
    this.#area = area
    this.#flow = flow || model.machine.id
  }

  tour(walk: Walk, run: Run, view?: PageView): TourRecorder {
    return new TourRecorder(this, walk, run, view)
  }

  get #folder(): string {
    return `${this.#place}/${this.#model.machine.id}`
  }

  /** Returns the path of a file of the records. */
  fileOf(name: string): string {
    return join(this.#root, name)
  }

  /** Returns a new name for the files of a failure, without an extension. */
  nextFailure(): string {
    this.#failures += 1
    return `${this.#folder}/failure-${this.#failures}`
  }

  writeJson(name: string, value: unknown): void {
    const file = this.fileOf(name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(value)}\n`)
  }

  logOf(walk: Walk, failure: Failure): TourLog {
    const { id } = this.#model.machine
    return {
      version: 1,
      source: 'tour',
      title: `${id}: ${walk.name}`,
      flow: this.#flow,
      chart: id,
      way: walk.way,
      place: this.#place,
      steps: walk.arrows.map(({ step }) => step.label),
      failure: {
        step: failure.step,
        expected: failure.expected,
        seen: failure.seen,
        message: failure.message,
      },
    }
  }

  /** Records those of these leaves that were not seen before, in the browser with one picture that shows them all. */
  async noteStates(leaves: readonly string[], walk: Walk, view: PageView | undefined): Promise<void> {
    const fresh = leaves.filter((leaf) => !(leaf in this.#states))
    const [first] = fresh
    if (first === undefined) return
    const picture = view && (await this.#pictureOf(first, view))
    for (const leaf of fresh) {
      const assertion = this.#model.assertions[leaf]
      this.#states[leaf] = {
        asserts: (await view?.assertsOf(leaf)) ?? [],
        ...(typeof assertion === 'string' ? { reason: assertion } : { source: readable(String(assertion)) }),
        tour: walk.name,
        ...(picture && { picture }),
      }
    }
  }

  async #pictureOf(leaf: string, view: PageView): Promise<PictureRecord> {
    const file = `${this.#folder}/${leaf}.jpg`
    return { file, width: await view.picture(this.fileOf(file)) }
  }

  addTour(tour: TourRecord): void {
    this.#tours.push(tour)
  }

  /** Runs a test that is not a tour, and records its result. */
  async check(name: string, test: () => unknown): Promise<void> {
    try {
      await test()
      this.#checks.push({ name })
    } catch (error) {
      this.#checks.push({ name, failure: [reasonOf(error), ...differencesOf(error)].join('\n') })
      throw error
    }
  }

  /** Writes the record; `explored` counts the steps that the search of the graph leaves out. */
  write(explored?: readonly Exploration[]): void {
    const record: ChartRecord = {
      area: this.#area,
      flow: this.#flow,
      place: this.#place,
      chart: describeChart(this.#model.machine),
      ...(this.#model.sharedChart && { walkedIn: this.#model.sharedChart.walkedIn }),
      coverage: reportOf(this.#model, this.#place, this.ran, explored),
      exceptions: exceptionsOf(this.#model, this.#place, this.ran),
      states: this.#states,
      tours: this.#tours,
      checks: this.#checks,
    }
    this.writeJson(`${this.#folder}/record.json`, record)
  }
}
