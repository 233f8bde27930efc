import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { isBusy } from '#machines/common/isBusy.ts'
import { toldFailure } from '#machines/common/result.ts'
import type { vipMachine } from '#machines/rewards/vip/vip.machine.ts'
import { quickPoints } from '#machines/rewards/vip/vip.rules.ts'
import { isOutcomeUnknown } from '#machines/rewards/vip/vip.selectors.ts'
import { ErrorModal } from '#src/app/frame/ErrorModal.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { vipTexts } from '#src/i18n/en/rewards/vip.ts'
import { moneyFailureText } from '#src/i18n/moneyFailureText.ts'
import { Alert } from '#src/ui/feedback/Alert.tsx'
import { AmountField } from '#src/ui/fields/AmountField.tsx'
import { Form } from '#src/ui/fields/Form.tsx'
import * as css from './vip.css.ts'

type Props = { actor: ActorRefFrom<typeof vipMachine> }

/** Renders the form for the number of points to convert. */
export function ConvertForm({ actor, id }: Props & { id: string }) {
  const { vip: text } = useTexts(vipTexts)
  const { amount, error } = useSelector(actor, ({ context }) => context)
  const points = useSelector(actor, ({ context }) => context.points ?? 0)
  const busy = useSelector(actor, isBusy)
  return (
    <Form
      id={id}
      onSubmit={() => actor.send({ type: 'convert' })}
      onLeave={() => actor.send({ type: 'amount.left' })}
    >
      <Unconfirmed actor={actor} />
      <AmountField
        label={text.amount}
        note={text.least}
        name="amount"
        value={amount}
        onChange={(value) => actor.send({ type: 'amount.changed', value })}
        quick={quickPoints(points)}
        clearLabel={text.clear}
        error={error ? text.errors[error] : undefined}
        disabled={busy}
      />
      <p className={css.note}>{text.wallet}</p>
    </Form>
  )
}

/** Warns that the outcome of a conversion from before this visit is unknown. */
function Unconfirmed({ actor }: Props) {
  const { vip: text } = useTexts(vipTexts)
  const outcomeUnknown = useSelector(actor, isOutcomeUnknown)
  const sent = useSelector(actor, ({ context }) => context.sent)
  return (
    outcomeUnknown && sent && <Alert tone="amber">{text.unconfirmed(sent.amount.toLocaleString('en'))}</Alert>
  )
}

/** Renders the dialog that says why the last conversion failed. */
export function ConvertFailed({ actor }: Props) {
  const text = useTexts(vipTexts)
  const failure = useSelector(actor, ({ context }) => toldFailure(context.failure))
  return (
    failure && (
      <ErrorModal onClose={() => actor.send({ type: 'dismiss' })}>
        <p dir="auto">{moneyFailureText(text, failure, text.vip)}</p>
      </ErrorModal>
    )
  )
}
