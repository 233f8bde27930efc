import type { StateValue } from 'xstate'

function pathsOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([key, below]) =>
    below === undefined ? [] : pathsOf(below).map((path) => `${key}.${path}`),
  )
}

/** Returns the active states: the paths of the leaves, separated by spaces, such as `list.ready details.closed`. */
export function stateText(value: StateValue): string {
  return pathsOf(value).join(' ')
}
