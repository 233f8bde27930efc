import type { Game } from '@tiya/contract/games'
import { useSelector } from '@xstate/react'
import { type CSSProperties, memo, useCallback, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { keysOf, type RowIdentity } from '#machines/common/lists/rowKeys.rules.ts'
import { present } from '#machines/common/present.ts'
import { gameKey } from '#machines/games/games/games.rules.ts'
import type { ownGamesMachine } from '#machines/games/ownGames/ownGames.machine.ts'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { imageAddress } from '#src/environment/address.ts'
import { gameTilesTexts } from '#src/i18n/en/games/gameTiles.ts'
import { type Group, inGroups } from '#src/ui/lists/groups.ts'
import { NearOnly } from '#src/ui/lists/NearOnly.tsx'
import { Sentinel } from '#src/ui/lists/Sentinel.tsx'
import { GameTile } from '#src/ui/media/GameTile.tsx'
import * as css from './gamePages.css.ts'

const COLUMNS = 3

/** Number of tiles that are drawn together: whole rows of any number of columns, few enough for a frame. */
const GROUP = 6

const GAME: RowIdentity<Game> = { idOf: gameKey, factsOf: ({ type, name }) => [type, name] }

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

/** Renders games as a list of tiles that grows while it is scrolled. */
export function GamePages({ games, drawn, ownGames, onOpen, onMore }: Props) {
  const { gameTiles } = useTexts(gameTilesTexts)
  const favourites = useSelector(ownGames, ({ context }) => context.favourites)
  const liked = useMemo(() => new Set(favourites.map(gameKey)), [favourites])
  const groups = useMemo(() => inGroups(games, GROUP), [games])
  const keys = useMemo(() => keysOf(games, GAME), [games])
  const like = useCallback((game: Game) => ownGames.send({ type: 'favourite.toggled', game }), [ownGames])

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: its tiles are grouped, which a `ul` can't hold */}
      <div role="list" aria-label={gameTiles.list} className={css.list}>
        {groups.slice(0, Math.ceil(drawn / GROUP)).map((group, at) => (
          <TileGroup
            key={keys.get(group[0])}
            games={group}
            keys={keys}
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

interface GroupProps {
  games: Group<Game>
  keys: ReadonlyMap<Game, string>
  liked: ReadonlySet<string>
  first: boolean
  open: (game: Game) => void
  like: (game: Game) => void
}

/** Renders a group of tiles. Memoized, so existing groups cost nothing when others are added. */
const TileGroup = memo(function TileGroup({ games, keys, liked, first, open, like }: GroupProps) {
  const text = useTexts(gameTilesTexts)
  const { apiHost } = useSite().environment.config
  return (
    <NearOnly
      row={present(keys.get(games[0]))}
      first={first}
      className={css.group}
      style={{ [css.ROWS]: Math.ceil(games.length / COLUMNS) } as CSSProperties}
    >
      {() =>
        games.map((game) => (
          <GameTile
            key={keys.get(game)}
            game={game}
            src={imageAddress(game.image, apiHost)}
            liked={liked.has(gameKey(game))}
            likeLabel={text.gameTiles.like(game.name)}
            onOpen={open}
            onLike={like}
            eager={first}
          />
        ))
      }
    </NearOnly>
  )
})
