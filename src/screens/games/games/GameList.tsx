import { useSelector } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { type CSSProperties, memo, useCallback, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Game } from '../../../../machines/contract/games.ts'
import type { gamesMachine } from '../../../../machines/games/games/games.machine.ts'
import {
  arrangeGames,
  type GameOrder,
  gameKey,
  gamesOf,
  PAGE_OF_GAMES,
} from '../../../../machines/games/games/games.rules.ts'
import { LoadFailed } from '../../../app/LoadFailed.tsx'
import { useSite } from '../../../app/site.context.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { imageAddress } from '../../../environment/address.ts'
import { gamesTexts } from '../../../i18n/en/games/games.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { GameTile } from '../../../ui/GameTile.tsx'
import { InlineSelect } from '../../../ui/InlineSelect.tsx'
import { ScrollTo } from '../../../ui/ScrollTo.tsx'
import { Sentinel } from '../../../ui/Sentinel.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import * as css from './games.css.ts'

type GamesActor = ActorRefFrom<typeof gamesMachine>

/** Nothing can be listed yet. */
const BUSY: readonly unknown[] = ['naming', 'loadingSystems', 'loadingGames']

const COLUMNS = 3

/** Tiles above the fold of a phone. */
const FIRST_TILES = 9

/** The games: loading, failed with a way to try again, or listed. */
export function GameList({ actor }: { actor: GamesActor }) {
  const text = useTexts(gamesTexts)
  const busy = useSelector(actor, ({ value }) => BUSY.includes(value))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const failure = useSelector(actor, ({ context }) => context.failure)
  const part = useSelector(actor, ({ context }) => context.failed)
  const games = useSelector(actor, ({ context }) => gamesOf(context.known, context.view.system))

  if (failed) {
    const fallback =
      part === 'systems'
        ? { refused: text.games.systemsRefused, silent: text.games.systemsSilent }
        : { refused: text.games.gamesRefused, silent: text.games.gamesSilent }
    return <LoadFailed failure={failure} words={fallback} onRetry={() => actor.send({ type: 'retry' })} />
  }
  if (busy || !games) {
    return (
      <section aria-label={text.games.list} aria-busy>
        <div className={css.line} />
        <div className={css.tiles}>
          <Skeleton shape="tile" count={FIRST_TILES} />
        </div>
      </section>
    )
  }
  return <Listed actor={actor} games={games} />
}

function Listed({ actor, games }: { actor: GamesActor; games: readonly Game[] }) {
  const text = useTexts(gamesTexts)
  const search = useSelector(actor, ({ context }) => context.view.search)
  const order = useSelector(actor, ({ context }) => context.view.order)
  const drawn = useSelector(actor, ({ context }) => context.view.drawn)
  const place = useSelector(actor, ({ context }) => context.view.y)
  const favourites = useSelector(actor, ({ context }) => context.favourites)
  const liked = useMemo(() => new Set(favourites), [favourites])
  const arranged = useMemo(
    () => arrangeGames(games, { search, order }, favourites),
    [games, search, order, favourites],
  )
  const pages = useMemo(() => pagesOf(arranged), [arranged])
  const open = useCallback(
    (game: Game) => actor.send({ type: 'game.chosen', game, y: Math.round(window.scrollY) }),
    [actor],
  )
  const like = useCallback((game: Game) => actor.send({ type: 'favourite.toggled', game }), [actor])
  const grow = useCallback(() => actor.send({ type: 'more' }), [actor])

  return (
    <div>
      <div className={css.line}>
        <p aria-live="polite">{text.games.count(arranged.length)}</p>
        <InlineSelect<GameOrder>
          label={text.games.order}
          value={order}
          options={[
            { value: 'given', label: text.games.given },
            { value: 'name', label: text.games.name },
            { value: 'favourites', label: text.games.favourites },
          ]}
          onChange={(chosen) => actor.send({ type: 'order.chosen', order: chosen })}
        />
      </div>
      {arranged.length === 0 ? (
        <EmptyState
          art={<SearchX size={40} />}
          title={text.common.noData}
          hint={games.length === 0 ? text.games.noGames : text.games.nothingFound(search.trim())}
        />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: its tiles stand in pages, which a `ul` can't hold
        <div role="list" aria-label={text.games.list} className={css.list}>
          {pages.slice(0, Math.ceil(drawn / PAGE_OF_GAMES)).map((page, at) => (
            <TilePage
              key={gameKey(page[0])}
              games={page}
              liked={liked}
              first={at === 0}
              open={open}
              like={like}
            />
          ))}
        </div>
      )}
      {drawn < arranged.length && <Sentinel key={drawn} onReach={grow} />}
      <ScrollTo y={place} />
    </div>
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

/** A page of tiles. Memoized: pages that are drawn already cost nothing when another is added. */
const TilePage = memo(function TilePage({ games, liked, first, open, like }: PageProps) {
  const text = useTexts(gamesTexts)
  const { apiHost } = useSite().environment.config
  const rows = Math.ceil(games.length / COLUMNS)
  return (
    <div className={css.page} style={{ [css.ROWS]: rows } as CSSProperties}>
      {games.map((game, at) => (
        <GameTile
          key={gameKey(game)}
          game={game}
          src={imageAddress(game.image, apiHost)}
          liked={liked.has(gameKey(game))}
          likeLabel={text.games.like(game.name)}
          onOpen={open}
          onLike={like}
          eager={first && at < FIRST_TILES}
        />
      ))}
    </div>
  )
})
