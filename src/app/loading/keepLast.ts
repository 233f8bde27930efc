/**
 * Comparison for `useSelector(actor, ({ children }) => children.copy, keepLast)`. A flow that has ended has
 * no children; this keeps the last one, so its screen stays unchanged until the next one is shown.
 */
export function keepLast(_: unknown, next: unknown): boolean {
  return next === undefined
}
