import type * as z from 'zod/mini'
import type { Call, failure } from '../wire.ts'

/** What the table does not say of a call, for those who build a backend: words, and examples in the form of the wire. */
export interface CallDoc<C extends Call = Call> {
  /** One sentence without a full stop. */
  readonly summary: string
  /** Further sentences. */
  readonly note?: string
  /** Values of the `:name` parts of the path. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: z.input<C['query']>
  readonly body?: z.input<C['body']>
  readonly answer: z.input<C['response']>
  /** Refusals that the wire prescribes for this call, by status. */
  readonly refusals?: Readonly<Record<number, z.input<typeof failure>>>
}

/** A description of each call of a part of the table. */
export type CallDocs<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: CallDoc<Calls[Name]>
}
