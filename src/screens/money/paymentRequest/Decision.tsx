import type { Transaction } from '@tiya/contract/money'
import { CircleCheck, CircleX } from 'lucide-react'
import type { RequestState } from '#machines/money/paymentRequest/paymentRequest.types.ts'
import { idToAskAbout, statusOf } from '#machines/records/transactionRecord/transactionRecord.rules.ts'
import { AskSupport } from '#src/app/frame/AskSupport.tsx'
import { Heading } from '#src/app/head/Heading.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { paymentRequestTexts } from '#src/i18n/en/money/paymentRequest.ts'
import { transactionRecordTexts } from '#src/i18n/en/records/transactionRecord.ts'
import { ButtonLink } from '#src/ui/buttons/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import * as css from './paymentRequest.css.ts'
import { Fact, Summary } from './Summary.tsx'

interface Props {
  request: RequestState
  transaction: Transaction
}

/** Renders what the operator has decided about a request. */
export function Decision(props: Props) {
  return statusOf(props.transaction) === 'success' ? <Approved {...props} /> : <Rejected {...props} />
}

function Approved({ request }: Props) {
  const { paymentRequest: text } = useTexts(paymentRequestTexts)
  const { action } = request.sent
  return (
    <>
      <Heading className={css.title}>{text.approved}</Heading>
      <div className={css.waiting} role="status">
        <span className={css.art}>
          <CircleCheck size={40} />
        </span>
        <p className={css.sentence}>{text.approvedText[action]}</p>
      </div>
      <Summary request={request} />
      {action === 'deposit' && (
        <ButtonLink href="/" tone="secondary" wide>
          {text.play}
        </ButtonLink>
      )}
      <Records />
    </>
  )
}

function Rejected({ request, transaction }: Props) {
  const { paymentRequest: text, transactionRecord: record } = useTexts(
    paymentRequestTexts,
    transactionRecordTexts,
  )
  return (
    <>
      <Heading className={css.title}>{text.rejected}</Heading>
      <div className={css.waiting} role="alert">
        <span className={css.rejectedArt}>
          <CircleX size={40} />
        </span>
        <p className={css.sentence}>{text.rejectedText[request.sent.action]}</p>
      </div>
      <Summary request={request} />
      {transaction.note && (
        <Card>
          <Fact label={record.note} value={transaction.note} />
        </Card>
      )}
      {request.sent.action === 'withdraw' && (
        <ButtonLink href="/withdrawal" wide>
          {text.withdrawAgain}
        </ButtonLink>
      )}
      <AskSupport ask={idToAskAbout(transaction)} />
      <Records />
    </>
  )
}

function Records() {
  const { paymentRequest: text } = useTexts(paymentRequestTexts)
  return (
    <ButtonLink href="/transaction-record" tone="ghost" wide>
      {text.records}
    </ButtonLink>
  )
}
