/** Thrown by handlers to refuse a call with a 4xx status; the body is the contract's `failure`. */
export class Refusal extends Error {
  readonly status: number
  /** Messages by field of the body or query. */
  readonly errors: Record<string, string[]> | undefined

  constructor(status: number, message: string, errors?: Record<string, string[]>) {
    super(message)
    this.status = status
    this.errors = errors
  }
}
