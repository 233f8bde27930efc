import { formatMoney } from '@tiya/contract/amounts'
import { CircleAlert, RefreshCw } from 'lucide-react'
import { useSite } from '../../app/site.context.ts'
import { useTexts } from '../../app/useTexts.ts'
import { useWallet } from '../../app/useWallet.ts'
import { desktopFrameTexts } from '../../i18n/en/desktop/desktopFrame.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx'
import { busyLabel } from '../../ui/buttons/busyLabel.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Status } from '../../ui/feedback/Status.tsx'
import * as css from './brandBar.css.ts'

/** Renders the player's main wallet and the links to the account. */
export function WalletBar() {
  const { desktopFrame } = useTexts(desktopFrameTexts)
  const { router } = useSite()
  return (
    <div className={css.actions}>
      <Wallet />
      <ButtonLink href="/account" size="small">
        {desktopFrame.deposit}
      </ButtonLink>
      <ButtonLink href="/account" tone="secondary" size="small">
        {desktopFrame.memberCenter}
      </ButtonLink>
      <Button tone="ghost" size="small" onClick={() => router.send({ type: 'logout' })}>
        {desktopFrame.logout}
      </Button>
    </div>
  )
}

/** Renders the balance and the `Reload` button, which a poll does not disable. */
function Wallet() {
  const { desktopFrame: text } = useTexts(desktopFrameTexts)
  const { asked, stale, refresh } = useWallet()
  return (
    <div className={css.wallet}>
      <div>
        <p className={css.label}>
          {text.wallet}
          {stale && (
            <span className={css.stale}>
              <CircleAlert size={14} />
              <span className={visuallyHidden}>
                <Status>{text.stale}</Status>
              </span>
            </span>
          )}
        </p>
        <Balance />
      </div>
      <IconButton
        label={busyLabel(text.reload, asked)}
        icon={<RefreshCw size={20} />}
        disabled={asked}
        onClick={refresh}
      />
    </div>
  )
}

/** Renders the balance, masked if the player hid it on `/account`. */
function Balance() {
  const { desktopFrame: text } = useTexts(desktopFrameTexts)
  const { balance, hidden } = useWallet()
  if (hidden)
    return (
      <p className={css.balance}>
        <span aria-hidden>৳ ••••</span>
        <span className={visuallyHidden}>{text.hidden}</span>
      </p>
    )
  return <p className={css.balance}>{balance === null ? '৳ –' : formatMoney(balance)}</p>
}
