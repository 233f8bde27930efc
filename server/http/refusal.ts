/** A call refused on purpose: thrown by handlers, answered as the contract's failure (wire-contract, Rules). */
export class Refusal extends Error {
  readonly status: number
  /** By field of the body or query, for people to read. */
  readonly errors: Record<string, string[]> | undefined

  constructor(status: number, message: string, errors?: Record<string, string[]>) {
    super(message)
    this.status = status
    this.errors = errors
  }
}
