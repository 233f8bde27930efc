import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { secondsLeft } from '#machines/common/deadline.rules.ts'
import { formatMoney } from '#machines/contract/amounts.ts'
import type { Transaction } from '#machines/contract/money.ts'
import type { paymentUnderWayMachine } from '#machines/money/paymentUnderWay/paymentUnderWay.machine.ts'
import { currencyOfTransaction, pendingRequests } from '#machines/money/pending.rules.ts'
import { pendingTexts } from '../../i18n/en/money/pending.ts'
import { NoticeLink } from '../../ui/buttons/NoticeLink.tsx'
import { bottom } from '../../ui/buttons/noticeLink.css.ts'
import { Countdown } from '../../ui/feedback/Countdown.tsx'
import { useTexts } from '../useTexts.ts'

interface Props {
  transactions: readonly Transaction[]
  /** The payment under way, if the screen follows it. */
  paymentUnderWay?: ActorRefFrom<typeof paymentUnderWayMachine> | undefined
}

/**
 * Renders an amber strip for the payment under way and for each pending request, or null if there are none.
 * Place it in the footer of the shell, so the content does not shift when they arrive.
 */
export function PendingNotices({ transactions, paymentUnderWay }: Props) {
  const { pending } = useTexts(pendingTexts)
  const requests = pendingRequests(transactions)
  const isUnderWay = useSelector(paymentUnderWay, (snapshot) => snapshot?.matches('underWay'))
  if (requests.length === 0 && !isUnderWay) return null
  return (
    <section aria-label={pending.title} className={bottom}>
      {isUnderWay && paymentUnderWay && <ContinuePayment actor={paymentUnderWay} />}
      {requests.map((request) => (
        <NoticeLink key={request.action} href="/transaction-record">
          {(request.action === 'deposit' ? pending.deposit : pending.withdrawal)(
            formatMoney(request.amount, currencyOfTransaction(request)),
          )}
        </NoticeLink>
      ))}
    </section>
  )
}

/** Links to the payment that the player has begun, with the time left. */
function ContinuePayment({ actor }: { actor: NonNullable<Props['paymentUnderWay']> }) {
  const { pending } = useTexts(pendingTexts)
  const payment = useSelector(actor, ({ context }) => context.underWay?.payment)
  const now = useSelector(actor, ({ context }) => context.now)
  if (!payment) return null
  const { deadline, whole } = payment
  return (
    <NoticeLink
      href="/make-payment"
      state={payment}
      detail={<Countdown seconds={secondsLeft(deadline, now, whole)} />}
    >
      {pending.continuePayment}
    </NoticeLink>
  )
}
