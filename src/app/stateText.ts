import type { StateValue } from 'xstate'

function leavesOf(value: StateValue | undefined): readonly string[] {
  if (typeof value !== 'object') return [value ?? '']
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner).map((leaf) => `${name}.${leaf}`))
}

/** Returns a state as `data-state` shows it: the paths of its leaves, `open.form.editing open.countdown.over`. */
export function stateText(value: StateValue): string {
  return leavesOf(value).join(' ')
}
