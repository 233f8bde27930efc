import { useSelector } from '@xstate/react'
import { CircleQuestionMark, Download, Globe, Menu, Plus } from 'lucide-react'
import { Link } from 'wouter'
import { dhakaMinuteAt } from '../../machines/common/dhakaMinute.ts'
import { formatMoney } from '../../machines/contract/amounts.ts'
import { imageAddress } from '../environment/address.ts'
import { readBalanceTime } from '../ports/access/balance.ts'
import { visuallyHidden } from '../theme/global.css.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { LogoImage } from '../ui/LogoImage.tsx'
import { SupportLink } from './SupportLink.tsx'
import { useSite } from './site.context.ts'
import * as css from './siteHeader.css.ts'
import { useTexts } from './useTexts.ts'

const HIDDEN = '৳ ••••'

/** Renders the header of the home screen: menu, brand, balance, language and help. */
export function SiteHeader() {
  const text = useTexts()
  const { shell, site, session, environment } = useSite()
  const title = useSelector(site, ({ context }) => context.general?.site_title)
  const logo = useSelector(site, ({ context }) => context.logo?.mobile_logo)
  const player = useSelector(session, ({ context }) => context.session !== null)

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
      <IconButton
        label={text.shell.language}
        icon={<Globe />}
        onClick={() => shell.send({ type: 'language.open' })}
      />
      <SupportLink label={text.shell.help} className={css.icon}>
        <CircleQuestionMark />
      </SupportLink>
    </div>
  )
}

/** Renders the balance. A tap refreshes it. It is masked if the player hid it on `/account`. */
function Balance() {
  const text = useTexts()
  const { session, environment } = useSite()
  const poll = useSelector(session, ({ children }) => children.balance)
  const balance = useSelector(poll, (snapshot) => snapshot?.context.balance ?? null)
  const busy = useSelector(poll, (snapshot) => snapshot?.hasTag('busy') ?? false)
  const stale = useSelector(poll, (snapshot) => snapshot?.context.stale ?? false)
  const time = stale ? readBalanceTime(environment.storage) : null
  const hidden = environment.storage.get('app.hideBalance') === '1'
  return (
    <span className={css.pill}>
      <button
        type="button"
        className={css.balance}
        aria-busy={busy}
        onClick={() => session.send({ type: 'balance.refresh' })}
      >
        {hidden || balance === null ? HIDDEN : formatMoney(balance)}{' '}
        {time !== null && (
          <small className={css.time}>
            <span className={visuallyHidden}>{text.common.lastKnown}</span>{' '}
            {dhakaMinuteAt(time).slice('YYYY-'.length)}{' '}
          </small>
        )}
        <span className={visuallyHidden}>{text.shell.refreshBalance}</span>
      </button>
      <Link href="/deposit" aria-label={text.shell.deposit} className={css.plus}>
        <Plus size={20} />
      </Link>
    </span>
  )
}
