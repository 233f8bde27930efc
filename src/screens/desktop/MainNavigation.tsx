import { useSelector } from '@xstate/react'
import { Crown, Gift, House, Users } from 'lucide-react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import type { desktopFrameMachine } from '#machines/common/desktopFrame/desktopFrame.machine.ts'
import { OLDER_SHELL_KINDS } from '#machines/games/gameKinds.ts'
import { KIND_ICONS } from '../../app/frame/kindIcons.tsx'
import { useSite } from '../../app/site.context.ts'
import { useTexts } from '../../app/useTexts.ts'
import { desktopFrameTexts } from '../../i18n/en/desktop/desktopFrame.ts'
import * as css from './navigation.css.ts'
import { SportsMenu } from './SportsMenu.tsx'

/** Renders the main navigation. It links to the older site's addresses, which the router redirects. */
export function MainNavigation({ actor }: { actor: ActorRefFrom<typeof desktopFrameMachine> }) {
  const { desktopFrame, shell, kinds } = useTexts(desktopFrameTexts)
  const path = useSelector(useSite().router, ({ context }) => context.location.path)
  const games = OLDER_SHELL_KINDS.map(({ key }) => ({
    href: `/${key}`,
    label: kinds[key],
    Icon: KIND_ICONS[key],
  }))
  const more = [
    { href: '/promotions', label: shell.promotions, Icon: Gift },
    { href: '/vip', label: desktopFrame.vip, Icon: Crown },
    { href: '/referral', label: desktopFrame.referral, Icon: Users },
  ]
  const entryOf = ({ href, label, Icon }: (typeof more)[number]) => (
    <li key={href} className={css.item}>
      <Link href={href} aria-current={href === path ? 'page' : undefined} className={css.link}>
        <Icon size={20} />
        <span>{label}</span>
      </Link>
    </li>
  )
  return (
    <nav aria-label={shell.main} className={css.band}>
      <ul className={css.list}>
        {entryOf({ href: '/', label: shell.home, Icon: House })}
        <SportsMenu actor={actor} />
        {[...games, ...more].map(entryOf)}
      </ul>
    </nav>
  )
}
