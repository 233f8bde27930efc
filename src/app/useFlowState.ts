import { useSelector } from '@xstate/react'
import type { AnyActorRef, StateValue } from 'xstate'

function pathsOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([key, below]) =>
    below === undefined ? [] : pathsOf(below).map((path) => `${key}.${path}`),
  )
}

/**
 * Returns the active states of a flow for `data-state`: the paths of the leaves, separated by spaces, for
 * example `list.ready details.closed`. The browser tests compare it with the chart.
 */
export function useFlowState(actor: AnyActorRef): string {
  return useSelector(actor, ({ value }: { value: StateValue }) => pathsOf(value).join(' '))
}
