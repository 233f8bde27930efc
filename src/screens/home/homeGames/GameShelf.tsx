import type { Game } from '@tiya/contract/games'
import { useSelector } from '@xstate/react'
import { Heart } from 'lucide-react'
import { useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import { gameKey } from '#machines/games/games/games.rules.ts'
import type { ownGamesMachine } from '#machines/games/ownGames/ownGames.machine.ts'
import { isFavourite } from '#machines/games/ownGames/ownGames.rules.ts'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { imageAddress } from '#src/environment/address.ts'
import { gameTilesTexts } from '#src/i18n/en/games/gameTiles.ts'
import { belowTheFoldTexts } from '#src/i18n/en/home/belowTheFold.ts'
import { GameTile } from '#src/ui/media/GameTile.tsx'
import * as css from '../home/home.css.ts'

interface Props {
  shelf: 'recent' | 'favourites'
  ownGames: ActorRefFrom<typeof ownGamesMachine>
  /** Must be stable. */
  onOpen: (game: Game) => void
}

/** Renders a row of the player's own games, newest first; nothing if there are none. */
export function GameShelf({ shelf, ownGames, onOpen }: Props) {
  const { belowTheFold, gameTiles } = useTexts(belowTheFoldTexts, gameTilesTexts)
  const { apiHost } = useSite().environment.config
  const { favourites, recent } = useSelector(ownGames, ({ context }) => context)
  const like = useCallback((game: Game) => ownGames.send({ type: 'favourite.toggled', game }), [ownGames])
  const games = shelf === 'recent' ? recent : [...favourites].reverse()
  const title = shelf === 'recent' ? belowTheFold.recent : belowTheFold.ownFavourites

  if (games.length === 0) return null
  return (
    <section aria-label={title} data-row={shelf} className={css.section}>
      <h2 className={css.signedTitle}>
        {shelf === 'favourites' && <Heart size={20} fill="currentColor" className={css.ownSign} />}
        {title}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a tile is a `div`, which a `ul` can't hold */}
      <div role="list" className={css.row}>
        {games.map((game) => (
          <div key={gameKey(game)} className={css.shelfItem}>
            <GameTile
              game={game}
              src={imageAddress(game.image, apiHost)}
              liked={isFavourite(favourites, game)}
              likeLabel={gameTiles.like(game.name)}
              onOpen={onOpen}
              onLike={like}
              eager={false}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
