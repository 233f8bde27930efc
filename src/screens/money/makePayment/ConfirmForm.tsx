import { useSelector } from '@xstate/react'
import { masked } from '#machines/common/input/phone.rules.ts'
import { isLoading } from '#machines/common/load/load.machine.ts'
import { isOutcomeUnknown, phonesState } from '#machines/money/makePayment/makePayment.selectors.ts'
import type { PaymentForm } from '#machines/money/makePayment/makePayment.types.ts'
import { keepLast } from '#src/app/loading/keepLast.ts'
import { FailureAlert } from '#src/app/notices/FailureAlert.tsx'
import { VerifyPhone } from '#src/app/notices/VerifyPhone.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { makePaymentTexts } from '#src/i18n/en/money/makePayment.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Alert } from '#src/ui/feedback/Alert.tsx'
import { Form } from '#src/ui/fields/Form.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { StepHeading } from '#src/ui/layout/StepHeading.tsx'
import type { PaymentProps } from './makePayment.props.ts'
import { ReceiptField } from './ReceiptField.tsx'

/** Renders the form for the details of the payment that the player has made. */
export function ConfirmForm({ actor, id, busy }: PaymentProps & { id: string; busy: boolean }) {
  const { makePayment: text } = useTexts(makePaymentTexts)
  const transactionId = useSelector(actor, ({ context }) => context.form.transactionId)
  const wrong = useSelector(actor, ({ context }) => context.errors.transactionId)
  const receipt = useSelector(actor, ({ children }) => children.receipt, keepLast)
  const outcomeUnknown = useSelector(actor, isOutcomeUnknown)
  return (
    <Form
      id={id}
      onSubmit={() => actor.send({ type: 'submit' })}
      onLeave={(field) => actor.send({ type: 'field.left', field: field as keyof PaymentForm })}
    >
      <StepHeading step={3} title={text.steps.confirm} />
      {outcomeUnknown && <Alert tone="amber">{text.mayHaveArrived}</Alert>}
      <PhoneField actor={actor} busy={busy} />
      <TextField
        label={text.transactionId}
        value={transactionId}
        onChange={(value) => actor.send({ type: 'field.changed', field: 'transactionId', value })}
        error={wrong && <span lang="bn">{text.transactionShort}</span>}
        hint={text.transactionHint}
        name="transactionId"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={busy}
      />
      {receipt && <ReceiptField actor={receipt} busy={busy} />}
    </Form>
  )
}

/** Renders the choice of verified phones, masked. */
function PhoneField({ actor, busy }: PaymentProps & { busy: boolean }) {
  const { makePayment: payment, common } = useTexts(makePaymentTexts)
  const state = useSelector(actor, phonesState)
  const phone = useSelector(actor, ({ context }) => context.form.phone)
  const phones = useSelector(actor, ({ context }) => context.phones)
  const load = useSelector(actor, ({ children }) => children.loadPhones)
  const loading = useSelector(load, isLoading)
  const failure = useSelector(load, (snapshot) => snapshot?.context.failure)
  const wrong = useSelector(actor, ({ context }) => context.errors.phone)
  return (
    <>
      <SelectField
        label={payment.phone}
        value={phone}
        onChange={(value) => actor.send({ type: 'field.changed', field: 'phone', value })}
        options={phones.map((value) => ({ value, label: masked(value) }))}
        placeholder={loading ? common.loading : payment.choosePhone}
        error={
          wrong &&
          (wrong === 'missing' ? payment.phoneMissing : <span lang="bn">{payment.phoneInvalid}</span>)
        }
        hint={payment.phoneHint}
        name="phone"
        disabled={busy || phones.length === 0}
      />
      <FailureAlert
        failure={failure}
        words={{ refused: payment.phonesRefused, silent: payment.phonesSilent }}
        action={
          <Button tone="ghost" size="small" onClick={() => load?.send({ type: 'retry' })}>
            {common.tryAgain}
          </Button>
        }
      />
      {state === 'ready' && phones.length === 0 && (
        <Alert tone="amber" action={<VerifyPhone missing={null} back="/deposit" />}>
          {payment.noPhones}
        </Alert>
      )}
    </>
  )
}
