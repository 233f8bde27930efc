import type { Game } from '@tiya/contract/games'
import { useSelector } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { isBusy } from '#machines/common/isBusy.ts'
import type { gamesMachine } from '#machines/games/games/games.machine.ts'
import { arrangeGames, type GameOrder, gameKey, gamesOf } from '#machines/games/games/games.rules.ts'
import { NoData } from '#src/app/NoData.tsx'
import { LoadNotice } from '#src/app/notices/LoadNotice.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { gamesTexts } from '#src/i18n/en/games/games.ts'
import { gameTilesTexts } from '#src/i18n/en/games/gameTiles.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { InlineSelect } from '#src/ui/fields/InlineSelect.tsx'
import { KeepPlace } from '#src/ui/lists/KeepPlace.tsx'
import { GamePages } from '../ownGames/GamePages.tsx'
import { tiles } from '../ownGames/gamePages.css.ts'
import * as css from './games.css.ts'

type GamesActor = ActorRefFrom<typeof gamesMachine>

const NONE: readonly Game[] = []

/** Number of tiles above the fold on a phone. */
const FIRST_TILES = 9

/** Renders the games: loading, failed with a retry button, or listed. */
export function GameList({ actor }: { actor: GamesActor }) {
  const text = useTexts(gamesTexts, gameTilesTexts)
  const busy = useSelector(actor, isBusy)
  const { loadSystems, loadGames } = useSelector(actor, ({ children }) => children)
  const games = useSelector(actor, ({ context }) => gamesOf(context.known, context.view.system))

  if (busy || !games) {
    const words = loadSystems
      ? { refused: text.games.systemsRefused, silent: text.games.systemsSilent }
      : { refused: text.games.gamesRefused, silent: text.games.gamesSilent }
    return (
      <LoadNotice load={loadSystems ?? loadGames} words={words}>
        <section aria-label={text.gameTiles.list} aria-busy>
          <div className={css.line} />
          <div className={tiles}>
            <Skeleton shape="tile" count={FIRST_TILES} />
          </div>
        </section>
      </LoadNotice>
    )
  }
  return <Listed actor={actor} games={games} />
}

function Listed({ actor, games }: { actor: GamesActor; games: readonly Game[] }) {
  const text = useTexts(gamesTexts, gameTilesTexts)
  const search = useSelector(actor, ({ context }) => context.view.search)
  const system = useSelector(actor, ({ context }) => context.view.system)
  const order = useSelector(actor, ({ context }) => context.view.order)
  const drawn = useSelector(actor, ({ context }) => context.view.drawn)
  const place = useSelector(actor, ({ context }) => context.view.place)
  const { launcher, ownGames } = useSelector(actor, ({ children }) => children)
  const favourites = useSelector(ownGames, (snapshot) => snapshot?.context.favourites ?? NONE)
  const arranged = useMemo(
    () => arrangeGames(games, { search, order }, favourites.map(gameKey)),
    [games, search, order, favourites],
  )
  const open = useCallback((game: Game) => launcher?.send({ type: 'launch', game }), [launcher])
  const grow = useCallback(() => actor.send({ type: 'more' }), [actor])

  return (
    <KeepPlace place={place} ready onPlace={(now) => actor.send({ type: 'place.changed', place: now })}>
      <div className={css.line}>
        <p aria-live="polite">{text.gameTiles.count(arranged.length)}</p>
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
      {arranged.length === 0 || !ownGames ? (
        <NoData
          art={<SearchX size={40} />}
          hint={
            games.length > 0
              ? text.games.nothingFound(search.trim())
              : system
                ? text.games.noneOfProvider
                : text.games.noGames
          }
        />
      ) : (
        <GamePages games={arranged} drawn={drawn} ownGames={ownGames} onOpen={open} onMore={grow} />
      )}
    </KeepPlace>
  )
}
