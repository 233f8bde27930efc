import { useSelector } from '@xstate/react'
import type { AnyActorRef, StateValue } from 'xstate'
import { stateText } from './stateText.ts'

/** Returns the active states of a flow for `data-state`. The browser tests compare it with the chart. */
export function useFlowState(actor: AnyActorRef): string {
  return useSelector(actor, ({ value }: { value: StateValue }) => stateText(value))
}
