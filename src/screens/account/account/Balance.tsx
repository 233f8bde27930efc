import { dhakaMinuteAt } from '@tiya/contract/dhakaCalendar'
import { RefreshCw } from 'lucide-react'
import { useTexts } from '#src/app/useTexts.ts'
import { useWallet } from '#src/app/useWallet.ts'
import { accountTexts } from '#src/i18n/en/account/account.ts'
import { visuallyHidden } from '#src/theme/global.css.ts'
import { busyLabel } from '#src/ui/buttons/busyLabel.ts'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { Money } from '#src/ui/feedback/Money.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Status } from '#src/ui/feedback/Status.tsx'
import * as css from './wallet.css.ts'

/** Renders the balance in the screen's largest type. A hidden balance still takes up its space. */
export function Balance() {
  const { account } = useTexts(accountTexts)
  const { balance, stale, hidden } = useWallet()
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
        <span aria-busy className={css.pending}>
          <Skeleton shape="line" />
        </span>
      )}
    </p>
  )
}

/** Warns if the balance may be stale, with the time when it was last known. */
export function Stale() {
  const { account, common } = useTexts(accountTexts)
  const { stale, staleSince } = useWallet()
  return (
    stale && (
      <p className={css.stale}>
        <Status>{account.stale}</Status>{' '}
        {staleSince !== null && `${common.lastKnown} ${dhakaMinuteAt(staleSince)}`}
      </p>
    )
  )
}

/**
 * Renders the button that reloads the balance. Disabled while the player's own request is in flight, not
 * during a poll.
 */
export function Refresh({ onPress }: { onPress: () => void }) {
  const { shell } = useTexts()
  const { asked } = useWallet()
  return (
    <IconButton
      label={busyLabel(shell.refreshBalance, asked)}
      icon={<RefreshCw />}
      tone="veiled"
      disabled={asked}
      onClick={onPress}
    />
  )
}
