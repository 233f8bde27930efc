/** An option that can't be used. Its message says why, and is printed without a stack. */
export class UsageError extends Error {}
