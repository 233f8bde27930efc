import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { readAmount } from '../../../../machines/money/amount.rules.ts'
import type { withdrawalMachine } from '../../../../machines/money/withdrawal/withdrawal.machine.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { withdrawalTexts } from '../../../i18n/en/money/withdrawal.ts'
import { ActionFooter } from '../../../ui/ActionFooter.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Money.tsx'
import * as css from './withdrawal.css.ts'

type Props = { actor: ActorRefFrom<typeof withdrawalMachine>; form: string }

/** What will happen and its amount, then the button: dead from the press to the answer. */
export function SubmitFooter({ actor, form }: Props) {
  const { withdrawal } = useTexts(withdrawalTexts)
  const amount = useSelector(actor, ({ context }) => readAmount(context.form.amount))
  const method = useSelector(actor, ({ context }) =>
    context.options?.methods.find(({ id }) => id === context.form.method),
  )
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const submitting = useSelector(actor, (snapshot) => snapshot.matches('submitting'))
  return (
    <ActionFooter
      summary={
        <>
          <span dir="auto">{method ? withdrawal.summaryBy(method.name) : withdrawal.summary}</span>
          <strong className={css.sum}>
            <Money amount={amount ?? 0} />
          </strong>
        </>
      }
    >
      <Button
        type="submit"
        form={form}
        wide
        busy={busy && (submitting ? withdrawal.submitting : withdrawal.checking)}
      >
        {withdrawal.submit}
      </Button>
    </ActionFooter>
  )
}
