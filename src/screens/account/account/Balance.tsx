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

/** Renders the balance in the screen's largest type. A hidden balance still takes up its space. */
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

/** Warns if the balance may be stale, with the time when it was last known. */
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

/**
 * Renders the button that reloads the balance. Disabled while the player's own request is in flight, not
 * during a poll.
 */
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
