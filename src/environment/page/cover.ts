import type { Clock } from '../http/http.ts'
import { changeSilently, entryState, saveState } from './navigation.ts'

/** Milliseconds after which the browser counts as gone back: it does not report a step within a frame. */
const LONGEST_STEP = 1_000

/** Marks the state of a covering entry, which the page finds again after a reload. */
const MARK = 'isCover'

const isMarked = (state: unknown): state is object & { [MARK]: unknown } =>
  typeof state === 'object' && state !== null && MARK in state

/** Returns the navigation state of the current page, whether or not its entry is covered. */
export function pageState(window: Window): unknown {
  const marked = entryState(window)
  if (!isMarked(marked)) return marked
  const { [MARK]: _, ...state } = marked
  return Object.keys(state).length > 0 ? state : null
}

/** Tells how an entry went: the player went back, or the site went on. */
type Report = (type: 'entry.left' | 'entry.removed') => void

/**
 * The history entry on which overlays lie: above the page's own, with the same address and state. Its fields are `private`,
 * because `#` ones are compiled to several times their size for older Safaris.
 */
class Cover {
  /**
   * `returning`: the browser goes back from the entry of an overlay that was closed; `reloaded`: of one that was open when
   * the page was loaded again.
   */
  private place: 'absent' | 'there' | 'leaving' | 'returning' | 'reloaded' = 'absent'
  /** The address of the page, and its state, which may have changed under the cover. */
  private address = ''
  private state: unknown = null
  private clock: Clock | null = null
  private timer = 0
  /** What waits until the browser has gone back. */
  private next: (() => void)[] = []
  private readonly taken = new WeakSet<Event>()
  /** A step counts as done, and its event, which may still come, concerns no page. */
  private isLate = false
  private report: Report = () => undefined
  private readonly window: Window

  constructor(window: Window) {
    this.window = window
  }

  /** Follows the history before anyone else does. Returns the function that stops it. */
  follow(clock: Clock, report: Report): () => void {
    this.clock = clock
    this.report = report
    const pop = (event: Event) => this.pop(event)
    const push = () => {
      this.isLate = false
      if (this.place === 'there' && !isMarked(this.window.history.state)) this.end('entry.removed')
      this.noteAddress()
    }
    // What a screen stores while the browser goes back would be lost with the entry.
    const replace = () => {
      if (this.keepsState()) this.state = pageState(this.window)
      this.noteAddress()
    }
    this.noteAddress()
    this.window.addEventListener('popstate', pop)
    this.window.addEventListener('pushState', push)
    this.window.addEventListener('replaceState', replace)
    if (isMarked(this.window.history.state)) {
      this.takePlace()
      this.state = pageState(this.window)
      this.stepBack('reloaded')
    }
    return () => {
      this.window.removeEventListener('popstate', pop)
      this.window.removeEventListener('pushState', push)
      this.window.removeEventListener('replaceState', replace)
    }
  }

  private noteAddress(): void {
    if (this.place === 'absent') this.address = this.window.location.href
  }

  private pop(event: Event): void {
    const { history, location } = this.window
    const isSame = location.href === this.address
    const { isLate } = this
    this.isLate = false
    if (this.place !== 'absent') {
      if (isSame) this.taken.add(event)
      this.comeBack(isSame)
    } else if (isMarked(history.state)) {
      // Forward led to the entry of an overlay that was closed, which from afar is above another page.
      this.taken.add(event)
      if (isSame) this.stepBack('returning')
      else history.back()
    } else if (isLate && isSame) this.taken.add(event)
    else this.noteAddress()
  }

  private comeBack(isSame: boolean): void {
    const isLeft = isSame && this.place === 'there'
    if (isSame && this.keepsState()) saveState(this.window, this.state)
    this.end(isLeft ? 'entry.left' : 'entry.removed')
  }

  private end(type: Parameters<Report>[0]): void {
    const isReported = !this.isUnknown()
    this.place = 'absent'
    this.noteAddress()
    this.clock?.clearTimeout(this.timer)
    if (isReported) this.report(type)
    for (const change of this.next.splice(0)) change()
  }

  /** Returns true if an event only concerns the cover, so that the page stays. */
  takes(event: Event): boolean {
    return this.taken.has(event)
  }

  private takePlace(): void {
    this.place = 'there'
    this.address = this.window.location.href
  }

  /** Returns true while the browser goes back from an entry that no overlay of this page has. */
  private isUnknown(): boolean {
    return this.place === 'returning' || this.place === 'reloaded'
  }

  private keepsState(): boolean {
    return this.place === 'leaving' || this.place === 'reloaded'
  }

  private stepBack(place: 'leaving' | 'returning' | 'reloaded'): void {
    this.place = place
    const end = () => {
      this.isLate = true
      this.end('entry.removed')
    }
    this.timer = this.clock?.setTimeout(end, LONGEST_STEP) ?? 0
    this.window.history.back()
  }

  /** Returns true if a step must wait until the browser is back on the page's own entry. */
  private waits(step: () => void): boolean {
    if (!this.isUnknown()) return false
    this.next.push(step)
    return true
  }

  put(): void {
    if (this.waits(() => this.put())) return
    const state = { ...Object(pageState(this.window)), [MARK]: true }
    this.takePlace()
    try {
      changeSilently(() => this.window.history.pushState(state, ''))
    } catch {
      // Safari refuses more than 100 changes in 30 s: the overlays are shown without an entry.
      this.end('entry.removed')
    }
  }

  remove(): void {
    if (this.waits(() => this.remove()) || this.place !== 'there') return
    this.state = pageState(this.window)
    this.stepBack('leaving')
  }

  /** Changes the history, from the page's own entry. */
  goOn(change: () => void): void {
    if (this.waits(() => this.goOn(change))) return
    if (this.place === 'absent') change()
    else this.next.push(change)
    this.remove()
  }
}

const covers = new WeakMap<Window, Cover>()

/** Returns the cover of a window's history. */
export function coverOf(window: Window): Cover {
  const cover = covers.get(window) ?? new Cover(window)
  covers.set(window, cover)
  return cover
}
