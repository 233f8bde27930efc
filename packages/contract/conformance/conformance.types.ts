import type { General } from '../site.ts'
import type { apiCalls, exchangeDataCalls } from '../table.ts'

/** All calls of the contract by name. */
export type Calls = typeof apiCalls & typeof exchangeDataCalls
export type CallName = keyof Calls

/** What can be checked: the calls of the table and the captcha image, which isn't JSON. */
export type CheckedName = CallName | 'captcha'

/** What a problem is about. */
export type Aspect = 'shape' | 'status' | 'error form' | 'auth' | '401' | 'idempotency' | 'CORS'

export interface Problem {
  readonly aspect: Aspect
  /** What is wrong, as one sentence that names the field or the status. */
  readonly text: string
}

/** One check of a call. */
export interface Check {
  /** What was sent, such as `with an unknown token`. */
  readonly name: string
  readonly problems: readonly Problem[]
  /** Why the check was inconclusive, if it was; then there are no problems. */
  readonly skipped?: string
}

/** All checks of one call of the contract. */
export interface CallReport {
  readonly name: CheckedName
  /** `METHOD /path`. */
  readonly line: string
  /** True if the backend has no such call, as far as its statuses tell. */
  readonly isMissing: boolean
  readonly checks: readonly Check[]
}

export interface Report {
  /** The version of the contract that was checked. */
  readonly contract: string
  readonly base: string
  /** Whether calls that change data were sent. */
  readonly write: boolean
  readonly calls: readonly CallReport[]
  /** Remarks on what the backend serves besides its calls, which the caller of the checks added. */
  readonly operator: readonly string[]
  /** Number of checks by outcome. */
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The account that the checks log in with. */
export interface Account {
  readonly username: string
  readonly password: string
  /** True if it was created for these checks, so its password may be changed. */
  readonly isOwn: boolean
}

export interface Options {
  /** Address of the backend, without `/api`. */
  readonly base: string
  /** Address of the exchange data service. */
  readonly exchangeData: string
  /** Whether calls that change data may be sent. */
  readonly write: boolean
  /** If undefined, an account is created with `write`; without it, calls that need a token are skipped. */
  readonly account?: Account | undefined
  /** Checks only these calls. */
  readonly only?: readonly CheckedName[] | undefined
  /** The site's origin if it differs from the backend's, otherwise undefined. */
  readonly origin?: string | undefined
  /** Name of the header for idempotency keys, or `none` for a backend without them. */
  readonly idempotencyHeader: string
  /** Resolves with the code that was last sent to the account, or undefined. */
  readonly readCode: () => Promise<string | undefined>
  readonly fetch: typeof globalThis.fetch
  /** Returns sentences about what the backend serves besides its calls, such as a site's own files. */
  readonly remarks?: ((options: Options, general: General) => Promise<readonly string[]>) | undefined
}
