/** The constraint or index that the database refused a statement by, if it is one. */
export function violated(error: unknown): string | undefined {
  return causeOf(error)?.constraint
}

/** PostgreSQL's code of a failure, such as `55P03`: a lock was not to be had in time. */
export function databaseCode(error: unknown): string | undefined {
  return causeOf(error)?.code
}

/** Drizzle wraps what the driver threw. */
function causeOf(error: unknown): { constraint?: string; code?: string } | undefined {
  return error instanceof Error && error.cause instanceof Error
    ? (error.cause as Error & { constraint?: string; code?: string })
    : undefined
}
