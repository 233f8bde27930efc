import { describeChart } from '@tiya/graph-tests/charts'
import type { Chart } from '@tiya/graph-tests/internal/charts/chart.types.ts'
import type { AnyActorRef, EventObject } from 'xstate'
import type { Divergence, LogEntry, SiteLog, SiteStart } from '../log/log.types.ts'
import { CHANNEL, type Mode, type SiteMessage, type WorkbenchMessage } from '../log/protocol.types.ts'
import { machineOf, runningActors } from './actors.ts'
import type { Recorder } from './recorder.ts'
import { nodeOf, snapshotOf } from './watch.ts'

type Message = SiteMessage extends infer One ? (One extends SiteMessage ? Omit<One, 'site'> : never) : never

/** Milliseconds between two batches of a hidden page, which draws no frames. */
const HIDDEN_PERIOD = 200

/** What the workbench can do to a page. */
export interface PageControl {
  readonly mode: Mode
  /** Where the replay diverged from its log; null if it did not. */
  readonly divergence: Divergence | null
  pause(): void
  resume(): void
  /** Resolves with the reason if this is not possible, or with undefined if the page is reloading. */
  rewind(toEntry: number, log: SiteLog): Promise<string | undefined>
  restart(): void
  /** The page's time, in milliseconds since the epoch. */
  now(): number
  /** In a replay, returns when the delay that sends this event to this path ends. */
  endOf(sends: string): number | undefined
}

export interface BridgeOptions {
  readonly window: Window
  readonly root: AnyActorRef
  readonly recorder: Recorder
  readonly start: SiteStart
  readonly control: PageControl
}

/** The page's side of the inspector. It reports to the workbench's window and carries out its orders. */
export class Bridge {
  readonly #options: BridgeOptions
  readonly #id = Math.random().toString(36).slice(2)
  readonly #channel = new BroadcastChannel(CHANNEL)
  readonly #charts = new Map<string, Chart>()
  #waiting: LogEntry[] = []
  #newCharts: Record<string, Chart> = {}
  #isScheduled = false
  #isHeard = false
  #watched: { readonly path: string; readonly events: readonly EventObject[] } | undefined

  constructor(options: BridgeOptions) {
    const { window, recorder } = options
    this.#options = options
    for (const actor of runningActors(options.root)) this.#learnChart(machineOf(actor))
    recorder.subscribe((entry) => this.#note(entry))
    this.#channel.onmessage = ({ data }: MessageEvent<WorkbenchMessage>) => {
      if (data.site === undefined || data.site === this.#id) this.#handle(data)
    }
    window.addEventListener('pagehide', () => this.#post({ type: 'bye' }))
    this.#post(this.#hello())
  }

  /** True once a workbench has sent a message. */
  get isHeard(): boolean {
    return this.#isHeard
  }

  get log(): SiteLog {
    const { recorder, start, window } = this.#options
    const { entries, dropped } = recorder
    return { version: 1, source: 'site', title: window.document.title, start, entries, dropped }
  }

  #post(message: Message): void {
    this.#channel.postMessage({ site: this.#id, ...message })
  }

  #learnChart(machine: ReturnType<typeof machineOf>): void {
    if (!machine || this.#charts.has(machine.id)) return
    const chart = describeChart(machine) as Chart
    this.#charts.set(machine.id, chart)
    this.#newCharts[machine.id] = chart
  }

  #hello(): Message {
    const { window, root, start, control } = this.#options
    const { entries, dropped } = this.log
    this.#waiting = []
    this.#newCharts = {}
    return {
      type: 'hello',
      title: window.document.title,
      frame: window.parent === window ? '' : window.name,
      mode: control.mode,
      divergence: control.divergence,
      start,
      charts: Object.fromEntries(this.#charts),
      actors: runningActors(root).map(nodeOf),
      entries,
      dropped,
    }
  }

  #note(entry: LogEntry): void {
    if (entry.kind === 'started' && entry.machine !== null) {
      const actor = this.#options.recorder.actorAt(entry.actor)
      if (actor) this.#learnChart(machineOf(actor))
    }
    if (!this.#isHeard) return
    this.#waiting.push(entry)
    if (this.#isScheduled) return
    this.#isScheduled = true
    const { window } = this.#options
    if (window.document.visibilityState === 'hidden') window.setTimeout(() => this.#flush(), HIDDEN_PERIOD)
    else window.requestAnimationFrame(() => this.#flush())
  }

  #flush(): void {
    const entries = this.#waiting
    const charts = this.#newCharts
    this.#isScheduled = false
    this.#waiting = []
    this.#newCharts = {}
    if (entries.length > 0) this.#post({ type: 'batch', entries, charts })
    if (entries.some(({ actor }) => actor === this.#watched?.path)) this.#sendSnapshot()
  }

  #sendSnapshot(): void {
    if (!this.#watched) return
    const { recorder, control } = this.#options
    const { path, events } = this.#watched
    const actor = recorder.actorAt(path)
    const chart = actor && this.#charts.get(machineOf(actor)?.id ?? '')
    const now = control.now()
    const endOf = (sends: string) => control.endOf(sends)
    const snapshot = actor ? snapshotOf(actor, { chart, events, now, endOf }) : null
    this.#post({ type: 'snapshot', path, snapshot })
  }

  #sendEvent(path: string, event: EventObject): void {
    const { recorder, control } = this.#options
    const actor = recorder.actorAt(path)
    if (control.mode === 'rewound') this.#refuse('The page stands where it was rewound to. Resume it first.')
    else if (actor) {
      const value = JSON.stringify(event)
      recorder.add('', { kind: 'gesture', action: 'send', role: '', name: path, nth: 0, value })
      actor.send(event)
    } else this.#refuse(`${path} does not run.`)
  }

  #refuse(reason: string): void {
    this.#post({ type: 'refused', reason })
  }

  async #rewind(toEntry: number, log: SiteLog): Promise<void> {
    const reason =
      log.dropped > 0
        ? `The log has lost its first ${log.dropped} entries, so that it can't be replayed. Restart the page.`
        : await this.#options.control.rewind(toEntry, log)
    if (reason) this.#refuse(reason)
  }

  #handle(message: WorkbenchMessage): void {
    const { control } = this.#options
    this.#isHeard = true
    switch (message.type) {
      case 'hello':
        this.#post(this.#hello())
        break
      case 'watch':
        this.#watched =
          message.actor === null ? undefined : { path: message.actor, events: message.events ?? [] }
        this.#sendSnapshot()
        break
      case 'send':
        this.#sendEvent(message.actor, message.event)
        break
      case 'pause':
      case 'resume':
        control[message.type]()
        this.#post({ type: 'mode', mode: control.mode })
        break
      case 'rewind':
        this.#rewind(message.toEntry, message.log ?? this.log)
        break
      case 'restart':
        control.restart()
        break
    }
  }
}
