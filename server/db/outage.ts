/** SQLSTATEs of a lost or refused connection, of missing resources, and of a server that stops or starts. */
const STATES = /^(08|53|57P)\w+$/

/** Codes of the system for a server that can't be reached. */
const UNREACHABLE = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/

/** What `pg` and its pool say without a code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|Cannot use a pool after)/

/** Whether an error means that the database can't be reached, rather than that it refused a statement. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = String((error as NodeJS.ErrnoException).code ?? '')
  return STATES.test(code) || UNREACHABLE.test(code) || WORDS.test(error.message) || isOutage(error.cause)
}
