import { useSelector } from '@xstate/react'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { stateText } from './stateText.ts'

/** Returns the attributes with the name and the active states of a flow. The browser tests compare them with the chart. */
export function useFlow(actor: AnyActorRef | undefined) {
  return {
    'data-flow': useSelector(
      actor,
      (snapshot?: AnyMachineSnapshot) => snapshot?.machine.id as string | undefined,
    ),
    'data-state': useSelector(
      actor,
      (snapshot?: AnyMachineSnapshot) => snapshot && stateText(snapshot.value),
    ),
  }
}
