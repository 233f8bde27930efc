import { useSelector } from '@xstate/react'
import { Gift } from 'lucide-react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { cashBonusMachine } from '#machines/account/cashBonus/cashBonus.machine.ts'
import { isEnough } from '#machines/account/cashBonus/cashBonus.rules.ts'
import type { profileMachine } from '#machines/account/profile/profile.machine.ts'
import { toldFailure } from '#machines/common/result.ts'
import { ErrorModal } from '#src/app/frame/ErrorModal.tsx'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { profileTexts } from '#src/i18n/en/account/profile.ts'
import { moneyFailureText } from '#src/i18n/moneyFailureText.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Money } from '#src/ui/feedback/Money.tsx'
import { WithAmounts } from '#src/ui/feedback/WithAmounts.tsx'
import { Form } from '#src/ui/fields/Form.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import * as css from './profile.css.ts'

type Props = {
  actor: ActorRefFrom<typeof profileMachine>
  bonus: ActorRefFrom<typeof cashBonusMachine>
  /** In poisha; null if it is unknown. */
  amount: number | null
}

/** Renders the bonus, which can be claimed only in full. */
export function CashBonus({ actor, bonus, amount }: Props) {
  const text = useTexts(profileTexts)
  const { profile } = text
  const id = useId()
  const state = useSelector(bonus, ({ value }) => value)
  const canClaim = useSelector(actor, (snapshot) => snapshot.can({ type: 'claim' }))
  const tooLittle = useSelector(bonus, ({ context }) => context.tooLittle)
  const failure = useSelector(bonus, ({ context }) => toldFailure(context.failure))
  const words = {
    refused: profile.bonusRefused,
    silent: profile.bonusSilent,
    inFlight: profile.bonusInFlight,
  }
  const error = tooLittle ? profile.bonusShort : failure && moneyFailureText(text, failure, words)
  return (
    <section {...useFlow(bonus)} aria-labelledby={id}>
      <Card>
        <div>
          <h2 id={id} className={css.heading}>
            {profile.bonus}
          </h2>
          <p className={css.amount}>
            <Money amount={amount} />
          </p>
        </div>
        {/* A form, so that the button gets the focus back after the call. */}
        <Form onSubmit={() => actor.send({ type: 'claim' })}>
          <div className={css.bonus}>
            <p className={css.least}>
              <WithAmounts>{profile.bonusLeast}</WithAmounts>
            </p>
            <Button
              type="submit"
              tone={isEnough(amount) ? 'primary' : 'secondary'}
              icon={<Gift size={20} />}
              busy={state === 'claiming'}
              disabled={state !== 'idle' || !canClaim}
            >
              {profile.claim}
            </Button>
          </div>
        </Form>
      </Card>
      {error && (
        <ErrorModal onClose={() => bonus.send({ type: 'dismiss' })}>
          <p dir="auto">{error}</p>
        </ErrorModal>
      )}
    </section>
  )
}
