/** One answer of the server, in its wire format. */
export type WireAnswer =
  /** A JSON answer. The status is 200 by default. */
  | { readonly status?: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> }
  /** An answer that need not be JSON; `cut`: the connection is lost in the middle of it. Headless only. */
  | { readonly status?: number; readonly raw: string; readonly cut?: true }
  /** No answer: the connection is lost. The port retries a read once; the retry is lost too. */
  | { readonly lost: true }
  /** No answer within this time limit of the call, in milliseconds, as a literal; `unplayed`: why headless only. */
  | { readonly silent: number; readonly unplayed?: string }

/** One call of the app. */
export interface SentCall {
  /** `METHOD /path`, without the app's `base`. */
  readonly call: string
  readonly query: URLSearchParams
  readonly body: unknown
}

/**
 * The server's answer to a port: one for all of its calls, or one for each, in the order in which they are made. A
 * function answers by what is sent. If it returns undefined, no server would give this answer, and it is no step.
 */
export type Answer = WireAnswer | readonly WireAnswer[] | ((sent: SentCall) => WireAnswer | undefined)
