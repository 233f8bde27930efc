import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { withdrawalMachine } from '#machines/money/withdrawal/withdrawal.machine.ts'
import { summaryOf } from '#machines/money/withdrawal/withdrawal.selectors.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { withdrawalTexts } from '#src/i18n/en/money/withdrawal.ts'
import { ActionFooter } from '#src/ui/buttons/ActionFooter.tsx'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Money } from '#src/ui/feedback/Money.tsx'
import * as css from './withdrawal.css.ts'

type Props = { actor: ActorRefFrom<typeof withdrawalMachine>; form: string }

/** Renders the amount, its method, and the button, which is disabled from the press until the response. */
export function SubmitFooter({ actor, form }: Props) {
  const { withdrawal } = useTexts(withdrawalTexts)
  const { amount, method, account, busy } = useSelector(actor, summaryOf, shallowEqual)
  return (
    <ActionFooter
      summary={
        <>
          <span dir="auto">{method ? withdrawal.summaryBy(method) : withdrawal.summary}</span>
          <strong className={css.sum}>{amount === null ? '–' : <Money amount={amount} />}</strong>
          {account && <span className={css.to}>{withdrawal.to(account)}</span>}
        </>
      }
    >
      <Button type="submit" form={form} wide busy={busy}>
        {withdrawal.submit}
      </Button>
    </ActionFooter>
  )
}
