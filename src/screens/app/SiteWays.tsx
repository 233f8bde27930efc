import { gamesAddress } from '#machines/games/gameKinds.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'
import * as css from './siteWays.css.ts'

/** Renders links to what anyone can look at. */
export function SiteWays() {
  const { shell } = useTexts()
  return (
    <div className={css.ways}>
      <TextLink href={gamesAddress('SLOT', 'Slot')}>{shell.games}</TextLink>
      <TextLink href="/exchange-inplay">{shell.inPlay}</TextLink>
      <TextLink href="/promotions">{shell.promotions}</TextLink>
    </div>
  )
}
