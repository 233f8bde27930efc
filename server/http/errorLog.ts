import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyBaseLogger } from 'fastify'
import { isOutage } from '../db/outage.ts'

/** While the database can't be reached, one error in this many milliseconds is logged. */
const OUTAGE_LOGGED_EVERY = 10_000

type LogMethod = FastifyBaseLogger['error']

type LoggedError = {
  type: string
  message: string
  /** SQLSTATE of a statement that the database refused, or the system's code, such as `ECONNREFUSED`. */
  code?: unknown
  table?: unknown
  constraint?: unknown
  /** The refused statement, with placeholders for its parameters. */
  statement?: string
  stack: string
  cause?: LoggedError
}

/**
 * Returns what is logged about an error. For a statement that the database refused, this leaves out
 * everything that contains its parameters: they include password hashes, phone numbers and e-mail addresses,
 * and the database repeats them in its `detail`.
 */
export function loggedError(error: Error): LoggedError {
  if (error instanceof DrizzleQueryError) {
    const refused = error.cause ? loggedError(error.cause) : { type: error.name, message: 'Failed query' }
    return { ...refused, statement: error.query, stack: framesOf(error) }
  }
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown }
  return {
    type: error.name,
    message: quotesValue(code) ? 'A value was refused' : error.message,
    code,
    table,
    constraint,
    stack: framesOf(error),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  }
}

/**
 * Returns a hook of the logger that drops most errors of a database that can't be reached: every call, every broken
 * connection and all background work report the same one.
 */
export function logOutagesRarely() {
  let last = Number.NEGATIVE_INFINITY
  return function (this: FastifyBaseLogger, args: Parameters<LogMethod>, method: LogMethod): void {
    const [given] = args as [unknown]
    if (isOutage(given instanceof Object && 'err' in given ? given.err : given)) {
      if (Date.now() - last < OUTAGE_LOGGED_EVERY) return
      last = Date.now()
    }
    method.apply(this, args)
  }
}

/** Whether a database error's message quotes the offending value, as those of class 22 (data exceptions) do. */
function quotesValue(code: unknown): boolean {
  return typeof code === 'string' && /^22\w{3}$/.test(code)
}

/** The stack without the message at its start. */
function framesOf({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length).trim()
}
