import { FIRST_FRAME } from './firstFrame.ts'

/** Returns the milliseconds since the page first showed something, 0 if it has not yet or if the browser does not say. */
export function paintedFor({ performance }: Window): number {
  const [paint] = ['first-contentful-paint', FIRST_FRAME].flatMap(
    (name) => performance?.getEntriesByName(name) ?? [],
  )
  return paint ? Math.max(performance.now() - paint.startTime, 0) : 0
}
