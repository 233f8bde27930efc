import type * as z from 'zod/mini'
import type { Call, failure } from '../wire.ts'

/** Documentation of a call for backend developers: text, and examples in their wire format. */
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
  /** Failures that the contract prescribes for this call, by status. */
  readonly refusals?: Readonly<Record<number, z.input<typeof failure>>>
}

/** The documentation of each call in a part of the table. */
export type CallDocs<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: CallDoc<Calls[Name]>
}
