import { useSelector } from '@xstate/react'
import { RefreshCw } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { balanceMachine } from '../../../../machines/access/balance/balance.machine.ts'
import { dhakaMinuteAt } from '../../../../machines/common/dhakaMinute.ts'
import { useSite } from '../../../app/site.context.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { accountTexts } from '../../../i18n/en/account/account.ts'
import { readBalanceTime } from '../../../ports/access/balance.ts'
import { visuallyHidden } from '../../../theme/global.css.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import * as css from './wallet.css.ts'

type Props = { actor: ActorRefFrom<typeof balanceMachine> }

/** The balance in the largest type of the screen; hidden, it keeps its place. */
export function Balance({ actor, hidden }: Props & { hidden: boolean }) {
  const { account } = useTexts(accountTexts)
  const { balance, stale } = useSelector(actor, ({ context }) => context)
  return (
    <p className={css.balance}>
      {hidden ? (
        <>
          <span aria-hidden>৳ ••••••</span>
          <span className={visuallyHidden}>{account.hidden}</span>
        </>
      ) : balance !== null ? (
        <Money amount={balance} />
      ) : stale ? (
        '৳ –'
      ) : (
        <span className={css.pending}>
          <Skeleton shape="line" />
        </span>
      )}
    </p>
  )
}

/** What is shown may be old. */
export function Stale({ actor }: Props) {
  const { account, common } = useTexts(accountTexts)
  const { storage } = useSite().environment
  const stale = useSelector(actor, ({ context }) => context.stale)
  const time = stale ? readBalanceTime(storage) : null
  return (
    <p role="status" className={css.stale}>
      {stale && account.stale} {time !== null && `${common.lastKnown} ${dhakaMinuteAt(time)}`}
    </p>
  )
}

/** Asks for the balance now. Dead while the player's own question is under way; a poll does not disturb it. */
export function Refresh({ actor, onPress }: Props & { onPress: () => void }) {
  const { account } = useTexts(accountTexts)
  const asked = useSelector(actor, ({ context }) => context.asked)
  return (
    <IconButton
      label={asked ? account.refreshing : account.refresh}
      icon={<RefreshCw />}
      tone="veiled"
      disabled={asked}
      onClick={onPress}
    />
  )
}
