import type { Chart } from '@tiya/graph-tests/internal/charts/chart.types.ts'
import type { Divergence, LogEntry, SiteLog, SiteStart } from '../log/log.types.ts'
import type { ActorNode, Mode, SiteMessage } from '../log/protocol.types.ts'
import { append, followActors } from './log/log.rules.ts'

/** An inspected page that can be selected. */
export interface PageName {
  readonly site: string
  readonly title: string
  readonly at: string
  /** True for the page in the workbench's frame. */
  readonly framed: boolean
}

/** What the workbench knows about a page, or about the page whose log was opened. */
export interface InspectedPage {
  readonly site: string
  readonly title: string
  readonly mode: Mode
  /** Where the replay that led here diverged from its log. */
  readonly divergence: Divergence | null
  readonly start: SiteStart
  /** By machine id. */
  readonly charts: Readonly<Record<string, Chart>>
  readonly actors: readonly ActorNode[]
  readonly entries: readonly LogEntry[]
  readonly dropped: number
}

type Message<Type extends SiteMessage['type']> = Extract<SiteMessage, { type: Type }>

/** Returns a page from its greeting. */
export function pageOf(hello: Message<'hello'>): InspectedPage {
  const { site, title, mode, divergence, start, charts, actors, entries, dropped } = hello
  return { site, title, mode, divergence, start, charts, actors, entries: append([], entries), dropped }
}

/** Returns the page after a batch. Entries that are already known are skipped. */
export function withBatch(page: InspectedPage, { entries, charts }: Message<'batch'>): InspectedPage {
  const last = page.entries.at(-1)?.n ?? -1
  const more = entries.filter(({ n }) => n > last)
  return {
    ...page,
    charts: Object.keys(charts).length > 0 ? { ...page.charts, ...charts } : page.charts,
    actors: followActors(page.actors, more),
    entries: append(page.entries, more),
  }
}

/** Returns a log from a file as a page. `charts` are the known ones. */
export function pageOfLog(log: SiteLog, charts: InspectedPage['charts']): InspectedPage {
  const { title, start, entries, dropped } = log
  const actors = followActors([], entries)
  return { site: '', title, mode: 'live', divergence: null, start, charts, actors, entries, dropped }
}

/** Returns true if entries are missing between those known of a page and its batch. */
export function hasGap({ entries }: InspectedPage, batch: Message<'batch'>): boolean {
  const [first] = batch.entries
  return first !== undefined && first.n > (entries.at(-1)?.n ?? -1) + 1
}

/** Returns what to say of a replay that left its log. */
export function divergenceWords({ entry, expected, seen }: Divergence): string {
  return `The replay left the log at entry ${entry}: expected ${expected}, seen ${seen}. The page stands there.`
}

/** Returns the log of a page for export. */
export function logOf({ title, start, entries, dropped }: InspectedPage): SiteLog {
  return { version: 1, source: 'site', title, start, entries, dropped: Math.max(dropped, entries[0]?.n ?? 0) }
}

/** Returns the pages with the greeting one added or updated. */
export function withName(pages: readonly PageName[], hello: Message<'hello'>): readonly PageName[] {
  const { site, title, frame, start } = hello
  const name = { site, title, at: start.at, framed: frame !== '' }
  return [...pages.filter((page) => page.site !== site), name]
}
