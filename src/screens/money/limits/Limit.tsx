import { formatMoney } from '@tiya/contract/amounts'
import type { DepositLimit, LimitPeriod } from '@tiya/contract/money'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { dhakaMinute } from '#machines/common/time/dhaka.ts'
import type { limitsMachine } from '#machines/money/limits/limits.machine.ts'
import { buttonOf, fieldOf, limitOf, percentUsed } from '#machines/money/limits/limits.rules.ts'
import { FailureAlert } from '#src/app/notices/FailureAlert.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { limitsTexts } from '#src/i18n/en/money/limits.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Note } from '#src/ui/feedback/Alert.tsx'
import { Money } from '#src/ui/feedback/Money.tsx'
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx'
import { WithAmounts } from '#src/ui/feedback/WithAmounts.tsx'
import { Form } from '#src/ui/fields/Form.tsx'
import { WholeField } from '#src/ui/fields/WholeField.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import * as css from './limits.css.ts'

interface Props {
  actor: ActorRefFrom<typeof limitsMachine>
  period: LimitPeriod
}

/** Renders the limit of a period: what is used of it, the change that is pending, and the form that changes it. */
export function Limit({ actor, period }: Props) {
  const { limits: text } = useTexts(limitsTexts)
  const id = useId()
  const limits = useSelector(actor, ({ context }) => context.limits)
  const value = useSelector(actor, ({ context }) => fieldOf(context, period))
  const typed = useSelector(actor, ({ context }) => context.typed[period])
  const change = useSelector(actor, ({ context }) =>
    context.change.period === period ? context.change : null,
  )
  const error = useSelector(actor, ({ context }) => context.errors[period])
  const changing = useSelector(actor, (snapshot) => snapshot.matches('changing'))
  const limit = limitOf(limits, period)
  const busy = changing && change && buttonOf(change, limits)
  const send = (type: 'save' | 'remove' | 'cancel') => actor.send({ type, period })
  return (
    // biome-ignore lint/a11y/useSemanticElements: the heading of a fieldset would be no heading
    <div role="group" aria-labelledby={id}>
      <Card>
        <div className={css.head}>
          <h2 id={id} className={css.heading}>
            {text.periods[period]}
          </h2>
          <Button
            tone="ghost"
            size="small"
            disabled={changing}
            aria-disabled={limit.amount === null}
            busy={busy === 'remove'}
            onClick={() => send('remove')}
          >
            {text.remove}
          </Button>
        </div>
        <Used limit={limit} />
        {limit.pending && (
          <Note tone="amber">
            <Pending pending={limit.pending} />
            <div>
              <Button
                tone="ghost"
                size="small"
                disabled={changing}
                busy={busy === 'cancel'}
                onClick={() => send('cancel')}
              >
                {text.cancel}
              </Button>
            </div>
          </Note>
        )}
        <Form onSubmit={() => send('save')} onLeave={() => actor.send({ type: 'field.left', period })}>
          <div className={css.change}>
            <WholeField
              label={text.limit}
              prefix="৳"
              name="limit"
              value={value}
              onChange={(changed) => actor.send({ type: 'field.changed', period, value: changed })}
              error={error ? text.errors[error] : undefined}
              readOnly={changing}
            />
            <Button
              type="submit"
              tone={typed === null ? 'secondary' : 'primary'}
              disabled={changing}
              busy={busy === 'save'}
            >
              {text.save}
            </Button>
          </div>
          {change && <ChangeFailure actor={actor} />}
        </Form>
      </Card>
    </div>
  )
}

function Used({ limit: { period, amount, used } }: { limit: DepositLimit }) {
  const { limits: text } = useTexts(limitsTexts)
  const percent = amount === null ? null : percentUsed({ amount, used })
  return (
    <>
      <p className={css.used}>
        <strong className={css.figure}>
          <Money amount={used} />
        </strong>{' '}
        <span>
          <WithAmounts>{amount === null ? text.usedNoLimit : text.usedOf(formatMoney(amount))}</WithAmounts>
        </span>
      </p>
      {percent !== null && (
        <ProgressBar label={text.bar[period]} percent={percent} tone={percent < 100 ? 'brand' : 'amber'} />
      )}
    </>
  )
}

function Pending({ pending: { amount, from } }: { pending: NonNullable<DepositLimit['pending']> }) {
  const { limits: text } = useTexts(limitsTexts)
  const when = dhakaMinute(from) ?? '–'
  const words = amount === null ? text.pendingNone(when) : text.pending(formatMoney(amount), when)
  const at = words.indexOf(when)
  return (
    <p>
      <WithAmounts>{words.slice(0, at)}</WithAmounts>
      <span className={css.when}>{when}</span>
      {words.slice(at + when.length)}
    </p>
  )
}

function ChangeFailure({ actor }: Pick<Props, 'actor'>) {
  const { limits: text } = useTexts(limitsTexts)
  const failure = useSelector(actor, ({ context }) => context.failure)
  return <FailureAlert failure={failure} words={{ refused: text.changeRefused, silent: text.changeSilent }} />
}
