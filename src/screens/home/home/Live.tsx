import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { gamesAddress } from '#machines/games/gameKinds.ts'
import type { homeTabsMachine } from '#machines/home/homeTabs/homeTabs.machine.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { homeTexts } from '#src/i18n/en/home/home.ts'
import * as css from './home.css.ts'
import { useLeaving } from './useLeaving.ts'

/** Renders the ways to what is under way right now: matches and dealers. */
export function Live({ actor }: { actor: ActorRefFrom<typeof homeTabsMachine> }) {
  const { home } = useTexts(homeTexts)
  const leave = useLeaving(useSelector(actor, ({ context }) => context.type))
  const entries = [
    { href: '/exchange-inplay', label: home.liveMatches },
    { href: gamesAddress('LIVE', 'Casino'), label: home.liveCasino },
  ]
  return (
    <nav aria-label={home.live} className={css.live}>
      {entries.map(({ href, label }) => (
        <Link key={href} href={href} className={css.liveLink} onClick={leave}>
          <span className={css.liveDot} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
