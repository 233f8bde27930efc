import { useSelector } from '@xstate/react'
import { Gamepad2, Gift, Globe, House, Trophy, UserRound, Wallet } from 'lucide-react'
import { Link } from 'wouter'
import { gamesAddress } from '#machines/games/gameKinds.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { usePlayer } from '../player/usePlayer.ts'
import { useSite } from '../site.context.ts'
import { useIsPlayer } from '../useIsPlayer.ts'
import { useTexts } from '../useTexts.ts'
import * as css from './siteBar.css.ts'

/** Renders the bottom bar: navigation for a player; language, login and sign-up for a guest. */
export function SiteBar() {
  return useIsPlayer() ? <PlayerBar /> : <GuestBar />
}

/** Returns the ways that a phone has on its home, which a desktop lacks; none on a phone. */
function useDesktopWays() {
  const { shell } = useTexts()
  const isDesktop = useSelector(useSite().router, ({ context }) => context.desktop)
  if (!isDesktop) return []
  return [
    { href: gamesAddress('SLOT', 'Slot'), label: shell.games, icon: <Gamepad2 /> },
    { href: '/exchange-inplay', label: shell.inPlay, icon: <Trophy /> },
  ]
}

function PlayerBar() {
  const { shell } = useTexts()
  const unread = usePlayer()?.unread ?? 0
  const { router } = useSite()
  const path = useSelector(router, ({ context }) => context.location.path)
  const ways = useDesktopWays()
  const items = [
    { href: '/', label: shell.home, icon: <House /> },
    ...ways,
    { href: '/promotions', label: shell.promotions, icon: <Gift /> },
    { href: '/deposit', label: shell.deposit, icon: <Wallet />, filled: true },
    {
      href: '/account',
      label: shell.account,
      icon: <UserRound />,
      count: unread,
      mark: unread > 0 && shell.unread(unread),
    },
  ]
  return <BottomBar label={shell.main} path={path} items={items} />
}

function GuestBar() {
  const text = useTexts()
  const { shell } = useSite()
  const ways = useDesktopWays()
  return (
    <nav aria-label={text.shell.guest} className={css.bar}>
      <button type="button" className={css.way} onClick={() => shell.send({ type: 'language.open' })}>
        <Globe />
        {text.shell.language}
      </button>
      {ways.map(({ href, label, icon }) => (
        <Link key={href} href={href} className={css.way}>
          {icon}
          {label}
        </Link>
      ))}
      <ButtonLink href="/login" tone="secondary" wide>
        {text.shell.login}
      </ButtonLink>
      <ButtonLink href="/signup" wide>
        {text.shell.signup}
      </ButtonLink>
    </nav>
  )
}
