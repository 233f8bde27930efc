import { Link } from 'wouter'
import { gamesAddress } from '#machines/games/gameKinds.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { homeTexts } from '#src/i18n/en/home/home.ts'
import * as css from '../home/home.css.ts'

/** Renders the ways to what is under way right now: matches and dealers. */
export function Live() {
  const { home } = useTexts(homeTexts)
  const entries = [
    { href: '/exchange-inplay', label: home.liveMatches },
    { href: gamesAddress('LIVE', 'Casino'), label: home.liveCasino },
  ]
  return (
    <nav aria-label={home.live} className={css.live}>
      {entries.map(({ href, label }) => (
        <Link key={href} href={href} className={css.liveLink}>
          <span className={css.liveDot} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
