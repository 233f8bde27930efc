import type { Chart } from '@tiya/graph-tests/internal/charts/chart.types.ts'
import { edgesBelow } from '@tiya/graph-tests/internal/charts/words.mjs'

/** Returns true if an event type is one that an edge waits for, by its name or by a wildcard. */
function isOf(type: string, event: string): boolean {
  return event === '*' || event === type || (event.endsWith('.*') && type.startsWith(event.slice(0, -1)))
}

/** Returns the event that a text describes, or a message that says why it can't be sent to an actor of this chart. */
export function readEvent(text: string, chart: Chart): { type: string } | string {
  let event: unknown
  try {
    event = JSON.parse(text)
  } catch {
    return 'This is not JSON. Names and texts need double quotes.'
  }
  if (typeof event !== 'object' || event === null || !('type' in event) || typeof event.type !== 'string')
    return 'An event is an object with a type: { "type": "submit" }'
  const { type } = event
  const known = [...new Set(edgesBelow(chart).map((edge) => edge.event))].filter((one) => one !== 'always')
  if (known.some((one) => isOf(type, one))) return event as { type: string }
  const own = known.filter((one) => !one.startsWith('xstate.')).sort()
  return own.length > 0
    ? `${chart.id} knows no event “${type}”. It knows ${own.join(', ')}.`
    : `${chart.id} knows no event “${type}”: it takes none from outside.`
}
