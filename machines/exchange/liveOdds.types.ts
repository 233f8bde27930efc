import type { PollMachine, PollMessage } from '../common/poll/poll.machine.ts'
import type { CellChange } from './cell.types.ts'
import type { Pick } from './pick.rules.ts'
import type { QuotedRow, Quotes, Trails } from './prices.rules.ts'

export interface OddsInput {
  readonly marketId: string
  readonly eventId: string
  /** Milliseconds between the starts of two calls; 300 by default. */
  readonly period?: number
}

export interface OddsContext<Table> extends OddsInput {
  /** Names, statuses and order of the rows; null until loaded. Replaced only when its content changes. */
  table: Table | null
  quotes: Quotes
  /** The cells that the last response changed. */
  changes: readonly CellChange[]
  trails: Trails
  /** Failed polls since the last successful one. */
  failures: number
}

/** What distinguishes one source of odds from another. */
export interface OddsSource<Answer, Table> {
  readonly poll: PollMachine<Answer>
  /** Returns the subject of the poll. */
  subjectOf(input: OddsInput): string
  read(answer: Answer, input: OddsInput): { readonly table: Table; readonly quotes: Quotes }
  isSame(before: Table, now: Table): boolean
  rowsOf(table: Table): readonly QuotedRow[]
  /** Returns true if the answer lacks a part that the table shows. Left out if answers have no parts. */
  lacksPart?(answer: Answer, table: Table): boolean
}

export type OddsEvent<Answer> =
  | PollMessage<Answer>
  | { type: 'cell.pressed'; cell: string }
  | { type: 'retry' }
  /** The odds left the viewport, or are back in it. */
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'tab.returned' }

/** What live odds with this id send their parent. */
export type OddsMessage<Id extends string> =
  | { readonly type: 'market.wanted'; readonly pick: Pick }
  | { readonly type: `${Id}.delayed` }
  /** The odds are there: for the first time, or again after a delay. */
  | { readonly type: `${Id}.live`; readonly marketId: string }
