import { useSelector } from '@xstate/react'
import { Wallet } from 'lucide-react'
import { useId } from 'react'
import { isPositive } from '#machines/money/bonus.rules.ts'
import { hasMethods, isChoosing } from '#machines/money/deposit/deposit.selectors.ts'
import { currencyOf, keyedMethods, offeredMethods } from '#machines/money/methods.rules.ts'
import { NoData } from '#src/app/NoData.tsx'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { imageAddress } from '#src/environment/address.ts'
import { depositTexts } from '#src/i18n/en/money/deposit.ts'
import { plainDecimal } from '#src/i18n/plainDecimal.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { RadioCards } from '#src/ui/fields/RadioCards.tsx'
import { tileSkeletons } from '#src/ui/fields/radioCards.css.ts'
import { StepHeading } from '#src/ui/layout/StepHeading.tsx'
import { MethodIcon } from '#src/ui/media/MethodIcon.tsx'
import type { DepositProps } from './deposit.props.ts'
import { useInlineError } from './inlineError.ts'
import { Step } from './Step.tsx'
import { StepError } from './StepError.tsx'

/** Renders step 1: the methods, without duplicate names, each with its bonus. */
export function MethodStep({ actor }: DepositProps) {
  const { deposit } = useTexts(depositTexts)
  const id = useId()
  const load = useSelector(actor, ({ children }) => children.loadMethods)
  const choice = useSelector(actor, hasMethods)
  return (
    <Step
      heading={<StepHeading id={id} step={1} title={deposit.method} />}
      id={id}
      load={load}
      words={{ refused: deposit.methodsRefused, silent: deposit.methodsSilent }}
      skeleton={
        <div className={tileSkeletons}>
          <Skeleton shape="provider" count={6} />
        </div>
      }
      error={!choice && <StepError actor={actor} step="method" />}
    >
      <Methods actor={actor} labelledBy={id} />
    </Step>
  )
}

function Methods({ actor, labelledBy }: DepositProps & { labelledBy: string }) {
  const { deposit } = useTexts(depositTexts)
  const { apiHost } = useSite().environment.config
  const methods = useSelector(actor, ({ context }) => context.methods)
  const chosen = useSelector(actor, ({ context }) => context.form.method)
  const choosing = useSelector(actor, isChoosing)
  const error = useInlineError(actor, 'method')
  const offered = methods ? offeredMethods(methods) : []
  if (offered.length === 0) return <NoData art={<Wallet size={40} />} hint={deposit.noMethods} />
  return (
    <RadioCards
      variant="tiles"
      labelledBy={labelledBy}
      value={chosen}
      onChange={(value) => actor.send({ type: 'field.changed', field: 'method', value })}
      error={error}
      items={keyedMethods(offered).map(({ key, row: method }) => ({
        value: key,
        label: method.name,
        icon: <MethodIcon src={imageAddress(method.icon, apiHost)} currency={currencyOf(method)} />,
        badge: isPositive(method.deposit_bouns)
          ? deposit.bonus(plainDecimal(method.deposit_bouns))
          : undefined,
        disabled: !choosing,
      }))}
    />
  )
}
