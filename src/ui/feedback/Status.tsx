import { useDeferredValue } from 'react'

/** Renders words that screen readers say. They come a moment after their live region, which must exist before its text. */
export function Status({ children }: { children: string }) {
  return <span role="status">{useDeferredValue(children, '')}</span>
}
