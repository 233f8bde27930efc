import type { RequestState } from '#machines/money/paymentRequest/paymentRequest.types.ts'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { imageAddress } from '#src/environment/address.ts'
import { makePaymentTexts } from '#src/i18n/en/money/makePayment.ts'
import { paymentRequestTexts } from '#src/i18n/en/money/paymentRequest.ts'
import { Money } from '#src/ui/feedback/Money.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { MethodIcon } from '#src/ui/media/MethodIcon.tsx'
import * as css from './paymentRequest.css.ts'

/**
 * Renders the method and the amount of a request, and the number that a withdrawal is paid to or the id of a payment: the
 * typed one, else the e-wallet's.
 */
export function Summary({ request }: { request: RequestState }) {
  const { amount, currency, icon, method, account, sent } = request
  const { makePayment, paymentRequest } = useTexts(makePaymentTexts, paymentRequestTexts)
  const { apiHost } = useSite().environment.config
  const id = sent.action === 'deposit' && (sent.transactionId || sent.transaction)
  return (
    <Card>
      <div className={css.summary}>
        <span className={css.icon} role="img" aria-label={method}>
          <MethodIcon src={imageAddress(icon, apiHost)} currency={currency} />
        </span>
        <span className={css.method} dir="auto">
          {method}
        </span>
        <span className={css.amount}>
          <Money amount={amount} currency={currency} />
        </span>
      </div>
      {id && <Fact label={makePayment.transactionId} value={id} />}
      {account && <Fact label={paymentRequest.account} value={account} />}
    </Card>
  )
}

/** Renders what is known of a request, with its name. */
export function Fact({ label, value }: { label: string; value: string }) {
  return (
    <dl>
      <dt className={css.noteLabel}>{label}</dt>
      <dd className={css.note} dir="auto">
        {value}
      </dd>
    </dl>
  )
}
