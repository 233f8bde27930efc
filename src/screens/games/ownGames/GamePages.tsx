import { useSelector } from '@xstate/react'
import { type CSSProperties, memo, useCallback, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Game } from '#machines/contract/games.ts'
import { gameKey, PAGE_OF_GAMES } from '#machines/games/games/games.rules.ts'
import type { ownGamesMachine } from '#machines/games/ownGames/ownGames.machine.ts'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { imageAddress } from '#src/environment/address.ts'
import { gameTilesTexts } from '#src/i18n/en/games/gameTiles.ts'
import { NearOnly } from '#src/ui/lists/NearOnly.tsx'
import { Sentinel } from '#src/ui/lists/Sentinel.tsx'
import { GameTile } from '#src/ui/media/GameTile.tsx'
import * as css from './gamePages.css.ts'

const COLUMNS = 3

/** Number of tiles above the fold on a phone. */
export const FIRST_TILES = 9

interface Props {
  games: readonly Game[]
  /** Number of tiles that are rendered. */
  drawn: number
  ownGames: ActorRefFrom<typeof ownGamesMachine>
  /** Called when a tile is pressed. Must be stable. */
  onOpen: (game: Game) => void
  /** Called when the end of the rendered tiles comes near. Must be stable. */
  onMore: () => void
}

/** Renders games as a list of tiles that grows page by page. */
export function GamePages({ games, drawn, ownGames, onOpen, onMore }: Props) {
  const { gameTiles } = useTexts(gameTilesTexts)
  const favourites = useSelector(ownGames, ({ context }) => context.favourites)
  const liked = useMemo(() => new Set(favourites.map(gameKey)), [favourites])
  const pages = useMemo(() => pagesOf(games), [games])
  const like = useCallback((game: Game) => ownGames.send({ type: 'favourite.toggled', game }), [ownGames])

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: its tiles are grouped in pages, which a `ul` can't hold */}
      <div role="list" aria-label={gameTiles.list} className={css.list}>
        {pages.slice(0, Math.ceil(drawn / PAGE_OF_GAMES)).map((page, at) => (
          <TilePage
            key={gameKey(page[0])}
            games={page}
            liked={liked}
            first={at === 0}
            open={onOpen}
            like={like}
          />
        ))}
      </div>
      {drawn < games.length && <Sentinel key={drawn} onReach={onMore} />}
    </>
  )
}

type Page = readonly [Game, ...Game[]]

function pagesOf(games: readonly Game[]): readonly Page[] {
  return Array.from(
    { length: Math.ceil(games.length / PAGE_OF_GAMES) },
    (_, at) => games.slice(at * PAGE_OF_GAMES, (at + 1) * PAGE_OF_GAMES) as unknown as Page,
  )
}

interface PageProps {
  games: Page
  liked: ReadonlySet<string>
  first: boolean
  open: (game: Game) => void
  like: (game: Game) => void
}

/** Renders a page of tiles. Memoized, so existing pages cost nothing when another is added. */
const TilePage = memo(function TilePage({ games, liked, first, open, like }: PageProps) {
  const text = useTexts(gameTilesTexts)
  const { apiHost } = useSite().environment.config
  const rows = Math.ceil(games.length / COLUMNS)
  return (
    <NearOnly as="div" first={first} className={css.page} style={{ [css.ROWS]: rows } as CSSProperties}>
      {() =>
        games.map((game, at) => (
          <GameTile
            key={gameKey(game)}
            game={game}
            src={imageAddress(game.image, apiHost)}
            liked={liked.has(gameKey(game))}
            likeLabel={text.gameTiles.like(game.name)}
            onOpen={open}
            onLike={like}
            eager={first && at < FIRST_TILES}
          />
        ))
      }
    </NearOnly>
  )
})
