import { useSelector } from '@xstate/react'
import { Gift, Globe, House, UserRound, Wallet } from 'lucide-react'
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

function PlayerBar() {
  const { shell } = useTexts()
  const unread = usePlayer()?.unread ?? 0
  const path = useSelector(useSite().router, ({ context }) => context.location.path)
  const items = [
    { href: '/', label: shell.home, icon: <House /> },
    { href: '/promotions', label: shell.promotions, icon: <Gift /> },
    { href: '/deposit', label: shell.deposit, icon: <Wallet />, filled: true },
    {
      href: '/account',
      label: shell.account,
      icon: <UserRound />,
      count: unread,
      counts: shell.unread(unread),
    },
  ]
  return <BottomBar label={shell.main} path={path} items={items} />
}

function GuestBar() {
  const text = useTexts()
  const { shell } = useSite()
  return (
    <nav aria-label={text.shell.guest} className={css.bar}>
      <button type="button" className={css.language} onClick={() => shell.send({ type: 'language.open' })}>
        <Globe />
        {text.shell.language}
      </button>
      <ButtonLink href="/login" tone="secondary" wide>
        {text.shell.login}
      </ButtonLink>
      <ButtonLink href="/signup" wide>
        {text.shell.signup}
      </ButtonLink>
    </nav>
  )
}
