import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { depositCurrency, openChannels } from '#machines/money/deposit/deposit.rules.ts'
import {
  channelsState,
  hasChannels,
  isChoosing,
  isEwalletChosen,
} from '#machines/money/deposit/deposit.selectors.ts'
import { actionOf, currencyOf, keyedMethods } from '#machines/money/methods.rules.ts'
import { offersUsdt } from '#machines/money/usdt.selectors.ts'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { depositTexts } from '#src/i18n/en/money/deposit.ts'
import { makePaymentTexts } from '#src/i18n/en/money/makePayment.ts'
import { prose } from '#src/theme/global.css.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { RadioCards } from '#src/ui/fields/RadioCards.tsx'
import { StepHeading } from '#src/ui/layout/StepHeading.tsx'
import { channelName } from './channelName.ts'
import * as css from './deposit.css.ts'
import type { DepositProps } from './deposit.props.ts'
import { useInlineError } from './inlineError.ts'
import { Step } from './Step.tsx'
import { StepError } from './StepError.tsx'

/** Renders step 2: the channel, labelled with what the player does on it. */
export function ChannelStep({ actor }: DepositProps) {
  const { deposit } = useTexts(depositTexts)
  const id = useId()
  const state = useSelector(actor, channelsState)
  const load = useSelector(actor, ({ children }) => children.loadChannels)
  const choice = useSelector(actor, hasChannels)
  return (
    <Step
      heading={<StepHeading id={id} step={2} title={deposit.channel} />}
      id={id}
      load={load}
      words={{ refused: deposit.channelsRefused, silent: deposit.channelsSilent }}
      skeleton={
        <div className={css.rowSkeletons}>
          <Skeleton shape="row" count={2} />
        </div>
      }
      error={!choice && <StepError actor={actor} step="channel" />}
    >
      {state === 'none' ? <NoChannel actor={actor} /> : <Channels actor={actor} labelledBy={id} />}
    </Step>
  )
}

/** Says why there is nothing to choose from: no method is chosen yet, or the chosen e-wallet has no channels. */
function NoChannel({ actor }: DepositProps) {
  const { deposit } = useTexts(depositTexts)
  const ewallet = useSelector(actor, isEwalletChosen)
  return <p className={prose}>{ewallet ? deposit.noChannels : deposit.chooseMethod}</p>
}

function Channels({ actor, labelledBy }: DepositProps & { labelledBy: string }) {
  const { deposit, makePayment } = useTexts(depositTexts, makePaymentTexts)
  const channels = useSelector(actor, ({ context }) => context.channels)
  const chosen = useSelector(actor, ({ context }) => context.form.channel)
  const choosing = useSelector(actor, isChoosing)
  const usdt = useSelector(useSite().site, offersUsdt)
  const error = useInlineError(actor, 'channel')
  const open = openChannels({ channels })
  const isUsdt = useSelector(actor, ({ context }) => depositCurrency(context) === 'USDT')
  if (open.length === 0 && isUsdt && !usdt) return <p className={prose}>{deposit.usdtClosed}</p>
  if (open.length === 0)
    return <p className={prose}>{channels?.length ? deposit.closedChannels : deposit.noChannels}</p>
  return (
    <RadioCards
      labelledBy={labelledBy}
      value={chosen}
      onChange={(value) => actor.send({ type: 'field.changed', field: 'channel', value })}
      error={error}
      items={keyedMethods(open).map(({ key, row: channel }) => {
        const action = actionOf(channel.account_type)
        const isClosed = !usdt && currencyOf(channel) === 'USDT'
        return {
          value: key,
          label: channelName(deposit, channel),
          detail: isClosed
            ? deposit.usdtClosed
            : action && action !== 'usdt'
              ? makePayment.kinds[action]
              : undefined,
          disabled: !choosing || isClosed,
        }
      })}
    />
  )
}
