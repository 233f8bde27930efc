import { useSelector } from '@xstate/react'
import type { UnderWay } from '#machines/money/makePayment/makePayment.types.ts'
import type { DepositProps } from './deposit.props.ts'

/** Returns the payment under way; null if there is none. */
export function useUnderWay(actor: DepositProps['actor']): UnderWay | null {
  const child = useSelector(actor, ({ children }) => children.paymentUnderWay)
  return useSelector(child, (snapshot) => snapshot?.context.underWay) ?? null
}
