/** The name of the constraint or unique index that a statement violated, or `undefined`. */
export function violated(error: unknown): string | undefined {
  return causeOf(error)?.constraint
}

/** PostgreSQL's error code, such as `55P03` for a lock that was not available in time, or `undefined`. */
export function databaseCode(error: unknown): string | undefined {
  return causeOf(error)?.code
}

/** Drizzle wraps the driver's error. */
function causeOf(error: unknown): { constraint?: string; code?: string } | undefined {
  return error instanceof Error && error.cause instanceof Error
    ? (error.cause as Error & { constraint?: string; code?: string })
    : undefined
}
