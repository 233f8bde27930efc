import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { operatorMachine } from '#machines/content/operator/operator.machine.ts'
import { useSite } from '../site.context.ts'

type Known = SnapshotFrom<typeof operatorMachine>['context']

/** Selects of what the operator's folder says; undefined until it is known, and without a folder. */
export function useOperator<Value>(select: (known: Known) => Value): Value | undefined {
  const operator = useSelector(useSite().root, ({ context }) => context.operator)
  return useSelector(operator ?? undefined, (snapshot) => snapshot && select(snapshot.context))
}
