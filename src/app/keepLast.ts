/**
 * Comparison for `useSelector(actor, ({ children }) => children.copy, keepLast)`: a flow that has ended has no
 * children, and keeps the last ones, so that its screen stays as it was until the next one is shown.
 */
export function keepLast(_: unknown, next: unknown): boolean {
  return next === undefined
}
