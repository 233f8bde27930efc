import { formatMoney } from '@tiya/contract/amounts'
import { dhakaMinuteAt } from '@tiya/contract/dhakaCalendar'
import { useSelector } from '@xstate/react'
import { CircleQuestionMark, Download, Menu, Plus } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { imageAddress } from '../../environment/address.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import { busyLabel } from '../../ui/buttons/busyLabel.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Dot } from '../../ui/feedback/Dot.tsx'
import { icon as marked } from '../../ui/layout/bottomBar.css.ts'
import { LogoImage } from '../../ui/media/LogoImage.tsx'
import { LanguageButton } from '../head/LanguageButton.tsx'
import { useSiteName } from '../operator/useSiteName.ts'
import { usePlayer } from '../player/usePlayer.ts'
import { useSite } from '../site.context.ts'
import { useIsPlayer } from '../useIsPlayer.ts'
import { useTexts } from '../useTexts.ts'
import { useWallet } from '../useWallet.ts'
import { SupportLink } from './SupportLink.tsx'
import * as css from './siteHeader.css.ts'

const HIDDEN = '৳ ••••'

/** The longest amount, in characters, beside which the link to the deposit fits the narrowest phone. */
const LONG = '৳ 1,000.00'.length

/** Renders the header of the home screen: menu, brand, balance, language and help. */
export function SiteHeader() {
  const text = useTexts()
  const { shell, site, environment } = useSite()
  const title = useSiteName()
  const logo = useSelector(site, ({ context }) => context.logo?.mobile_logo)
  const player = useIsPlayer()

  return (
    <div className={css.bar}>
      <IconButton label={text.shell.menu} icon={<Menu />} onClick={() => shell.send({ type: 'menu.open' })} />
      <p className={css.brand}>
        <span className={css.brandStart} />
        <LogoImage src={imageAddress(logo, environment.config.apiHost)} size={32} />
        <span className={player ? css.titleOfPlayer : css.title} dir="auto">
          {title}
        </span>
      </p>
      {player && <Balance />}
      {title && (
        <Link href="/install" aria-label={text.shell.download(title)} className={css.icon}>
          <Download />
        </Link>
      )}
      <LanguageButton />
      <Help />
    </div>
  )
}

/** Renders the way to support, marked once support has answered. */
function Help() {
  const { shell } = useTexts()
  const id = useId()
  const answered = Boolean(usePlayer()?.answered.length)
  return (
    <>
      <SupportLink label={shell.help} className={css.icon} describedBy={answered ? id : undefined}>
        <span className={marked}>
          <CircleQuestionMark />
          {answered && <Dot />}
        </span>
      </SupportLink>
      {answered && (
        <span hidden id={id}>
          {shell.answered}
        </span>
      )}
    </>
  )
}

/** Renders the balance. A tap refreshes it. It is masked if the player hid it on `/account`. */
function Balance() {
  const text = useTexts()
  const { balance, asked, busy, hidden, staleSince, refresh } = useWallet()
  const shown = hidden || balance === null ? HIDDEN : formatMoney(balance)
  // A time is as long as the longest amounts.
  const long = shown.length > LONG || staleSince !== null
  return (
    <span className={css.pill} data-long={long}>
      <button type="button" className={css.balance} aria-busy={busy} disabled={asked} onClick={refresh}>
        {shown}{' '}
        {staleSince !== null && (
          <small className={css.time}>
            <span className={visuallyHidden}>{text.common.lastKnown}</span> {dhakaMinuteAt(staleSince)}{' '}
          </small>
        )}
        <span className={visuallyHidden}>{busyLabel(text.shell.refreshBalance, asked)}</span>
      </button>
      <Link href="/deposit" aria-label={text.shell.addMoney} className={css.plus}>
        <Plus size={20} />
      </Link>
    </span>
  )
}
