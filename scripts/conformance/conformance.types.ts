import type { apiCalls, exchangeDataCalls } from '../../machines/contract/table.ts'

/** All calls of the contract by name. */
export type Calls = typeof apiCalls & typeof exchangeDataCalls
export type CallName = keyof Calls

/** What can be checked: the calls of the table, and the picture of a captcha, which is not JSON. */
export type CheckedName = CallName | 'captcha'

/** What a problem is about. */
export type Aspect = 'shape' | 'status' | 'error form' | 'auth' | '401' | 'idempotency' | 'CORS'

export interface Problem {
  readonly aspect: Aspect
  /** What is wrong, as one sentence that names the field or the status. */
  readonly text: string
}

/** One thing that was checked of a call. */
export interface Check {
  /** What was sent, such as `with an unknown token`. */
  readonly name: string
  readonly problems: readonly Problem[]
  /** Why nothing could be said, if so; then there are no problems. */
  readonly skipped?: string
}

/** What was checked of one call of the contract. */
export interface CallReport {
  readonly name: CheckedName
  /** `METHOD /path`. */
  readonly line: string
  readonly checks: readonly Check[]
}

export interface Report {
  readonly base: string
  /** Whether calls that change data were sent. */
  readonly write: boolean
  readonly calls: readonly CallReport[]
  /** Checks by outcome. */
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** Whom the checks log in as. */
export interface Account {
  readonly username: string
  readonly password: string
  /** True for one that was created for these checks: its password may be changed. */
  readonly isOwn: boolean
}

export interface Options {
  /** Address of the backend, without `/api`. */
  readonly base: string
  /** Address of the exchange data service. */
  readonly exchangeData: string
  /** Whether calls that change data may be sent. */
  readonly write: boolean
  /** Undefined: with `write` an account is created, else calls that need a token are skipped. */
  readonly account?: Account | undefined
  /** Checks only these calls. */
  readonly only?: readonly CheckedName[] | undefined
  /** Origin of a site on another origin; undefined where it has the backend's. */
  readonly origin?: string | undefined
  /** Name of the header for idempotency keys, or `none` for a backend that knows none. */
  readonly idempotencyHeader: string
  /** Returns the code that was sent last to the account, or undefined. */
  readonly readCode: () => Promise<string | undefined>
  readonly fetch: typeof globalThis.fetch
}
