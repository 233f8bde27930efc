import { formatMoney } from '@tiya/contract/amounts'
import type { Transaction } from '@tiya/contract/money'
import { useSelector } from '@xstate/react'
import type { MouseEvent, ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { secondsLeft } from '#machines/common/time/deadline.rules.ts'
import type { onwardMachine } from '#machines/home/onward/onward.machine.ts'
import { guardedScreen, wishAddress } from '#machines/home/onward/onward.rules.ts'
import type { paymentUnderWayMachine } from '#machines/money/paymentUnderWay/paymentUnderWay.machine.ts'
import { currencyOfTransaction, pendingRequests } from '#machines/money/pending.rules.ts'
import { onwardTexts } from '../../i18n/en/home/onward.ts'
import { pendingTexts } from '../../i18n/en/money/pending.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { NoticeLink } from '../../ui/buttons/NoticeLink.tsx'
import { bottom } from '../../ui/buttons/noticeLink.css.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Note } from '../../ui/feedback/Alert.tsx'
import { Countdown } from '../../ui/feedback/Countdown.tsx'
import { WithAmounts } from '../../ui/feedback/WithAmounts.tsx'
import { useTexts } from '../useTexts.ts'

interface Props {
  transactions: readonly Transaction[]
  /** The payment under way, if the screen follows it. */
  paymentUnderWay?: ActorRefFrom<typeof paymentUnderWayMachine> | undefined
  /** The offer of what the player wanted as a guest, on the screens of `/`. */
  onward?: ActorRefFrom<typeof onwardMachine> | undefined
  /** What must be done first, if anything. */
  children?: ReactNode
}

/**
 * Renders an amber strip for the payment under way and for each pending request, and one for what the player wanted as a
 * guest; null if there are none.
 * Place it in the footer of the shell, so the content does not shift when they arrive.
 */
export function PendingNotices({ transactions, paymentUnderWay, onward, children }: Props) {
  const { pending } = useTexts(pendingTexts)
  const requests = pendingRequests(transactions)
  const isUnderWay = useSelector(paymentUnderWay, (snapshot) => snapshot?.matches('underWay'))
  const isOffered = useSelector(onward, (snapshot) => snapshot?.matches('offered'))
  if (!(requests.length || isUnderWay || isOffered || children)) return null
  return (
    <section aria-label={pending.title} className={bottom}>
      {children}
      {isOffered && onward && <Onward actor={onward} />}
      {isUnderWay && paymentUnderWay && <ContinuePayment actor={paymentUnderWay} />}
      {requests.map((request) => (
        <PendingRequest key={request.action} request={request} />
      ))}
    </section>
  )
}

/** Links to a request that waits for the operator. */
export function PendingRequest({ request }: { request: Transaction }) {
  const { pending } = useTexts(pendingTexts)
  return (
    <NoticeLink href="/transaction-record">
      <WithAmounts>
        {(request.action === 'deposit' ? pending.deposit : pending.withdrawal)(
          formatMoney(request.amount, currencyOfTransaction(request)),
        )}
      </WithAmounts>
    </NoticeLink>
  )
}

/** Links to the screen or the match, or launches the game, that the player wanted as a guest. */
function Onward({ actor }: { actor: NonNullable<Props['onward']> }) {
  const { onward } = useTexts(onwardTexts)
  const wish = useSelector(actor, ({ context }) => context.kept?.wish)
  if (!wish) return null
  const screen = 'to' in wish ? guardedScreen(wish) : undefined
  const name =
    'game' in wish ? wish.game.name : wish.match?.eventName.trim() || (screen && onward.screens[screen])
  const go = (event: MouseEvent) => {
    event.preventDefault()
    actor.send({ type: 'go' })
  }
  return (
    <Note
      tone="info"
      action={
        <Button tone="ghost" size="small" onClick={() => actor.send({ type: 'dismiss' })}>
          {onward.notNow}
        </Button>
      }
    >
      <TextLink href={wishAddress(wish)} onClick={go}>
        {onward.continueTo(name ?? '')}
      </TextLink>
    </Note>
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
