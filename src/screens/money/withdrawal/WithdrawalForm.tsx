import { WITHDRAWAL_RANGE } from '@tiya/contract/amountRanges'
import { formatWhole } from '@tiya/contract/amounts'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { WITHDRAWAL_QUICK } from '#machines/common/input/amount.rules.ts'
import { masked } from '#machines/common/input/phone.rules.ts'
import { isBusy } from '#machines/common/isBusy.ts'
import { keyedMethods } from '#machines/money/methods.rules.ts'
import type { withdrawalMachine } from '#machines/money/withdrawal/withdrawal.machine.ts'
import { allOf, withdrawable } from '#machines/money/withdrawal/withdrawal.rules.ts'
import { isOutcomeUnknown } from '#machines/money/withdrawal/withdrawal.selectors.ts'
import type { FieldError, WithdrawalOptions } from '#machines/money/withdrawal/withdrawal.types.ts'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { useWallet } from '#src/app/useWallet.ts'
import { imageAddress } from '#src/environment/address.ts'
import { withdrawalTexts } from '#src/i18n/en/money/withdrawal.ts'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'
import { Alert } from '#src/ui/feedback/Alert.tsx'
import { AmountField } from '#src/ui/fields/AmountField.tsx'
import { Form } from '#src/ui/fields/Form.tsx'
import { RadioCards } from '#src/ui/fields/RadioCards.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { StepHeading } from '#src/ui/layout/StepHeading.tsx'
import { MethodIcon } from '#src/ui/media/MethodIcon.tsx'
import { Wallet } from './Wallet.tsx'
import * as css from './withdrawal.css.ts'

type Props = { actor: ActorRefFrom<typeof withdrawalMachine>; id: string; options: WithdrawalOptions }

/** Renders the method, amount and account, below the available balance. */
export function WithdrawalForm({ actor, id, options }: Props) {
  const { withdrawal } = useTexts(withdrawalTexts)
  const { environment } = useSite()
  const methods = useId()
  const { balance, stale, staleSince } = useWallet()
  const form = useSelector(actor, ({ context }) => context.form)
  const error = useSelector(actor, ({ context }) => context.fieldError)
  const lastApproved = useSelector(actor, ({ context }) => context.lastApproved)
  const outcomeUnknown = useSelector(actor, isOutcomeUnknown)
  const busy = useSelector(actor, isBusy)
  const change = (field: keyof typeof form) => (value: string) =>
    actor.send({ type: 'field.changed', field, value })

  return (
    <Form id={id} onSubmit={() => actor.send({ type: 'submit' })}>
      <Wallet balance={balance} stale={stale} staleSince={staleSince} options={options} />
      {outcomeUnknown && <Alert tone="amber">{withdrawal.unconfirmed}</Alert>}
      {lastApproved && (
        <Alert tone="brand">
          {withdrawal.lastApproved}
          <div>
            <TextLink href="/transaction-record">{withdrawal.seeRecords}</TextLink>
          </div>
        </Alert>
      )}
      <div className={css.step}>
        <StepHeading id={methods} step={1} title={withdrawal.method} />
        <RadioCards
          variant="tiles"
          labelledBy={methods}
          value={form.method}
          onChange={change('method')}
          error={error?.field === 'method' ? withdrawal.methodMissing : undefined}
          items={keyedMethods(options.methods).map(({ key, row: { name, icon } }) => ({
            value: key,
            label: name,
            icon: <MethodIcon src={imageAddress(icon, environment.config.apiHost)} currency="BDT" />,
            disabled: busy,
          }))}
        />
      </div>
      <AmountField
        step={2}
        label={withdrawal.amount}
        note={`৳ ${formatWhole(WITHDRAWAL_RANGE.least)} – ৳ ${formatWhole(WITHDRAWAL_RANGE.most)}`}
        prefix="৳"
        value={form.amount}
        onChange={change('amount')}
        quick={WITHDRAWAL_QUICK}
        all={{ label: withdrawal.all, value: allOf(withdrawable(balance, options.turnover)) }}
        clearLabel={withdrawal.clear}
        error={amountMessage(withdrawal, error)}
        disabled={busy}
      />
      <SelectField
        step={3}
        label={withdrawal.account}
        note={withdrawal.accountNote}
        value={form.account}
        onChange={change('account')}
        placeholder={withdrawal.choosePhone}
        options={options.phones.map((phone) => ({ value: phone, label: masked(phone) }))}
        error={error?.field === 'account' ? withdrawal.accountMissing : undefined}
        disabled={busy}
      />
    </Form>
  )
}

function amountMessage(
  withdrawal: (typeof withdrawalTexts)['withdrawal'],
  error: FieldError | null,
): string | undefined {
  if (error?.field !== 'amount') return undefined
  if (error.error === 'missing') return withdrawal.amountMissing
  if (error.error === 'notWhole') return withdrawal.notWhole
  const { least, most } = WITHDRAWAL_RANGE
  return withdrawal.outOfRange(`৳${formatWhole(least)}`, `৳${formatWhole(most)}`)
}
