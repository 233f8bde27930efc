import type { Game } from '@tiya/contract/games'
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { isBusy } from '#machines/common/isBusy.ts'
import { gamesAddress, kindOfType } from '#machines/games/gameKinds.ts'
import { gameKey } from '#machines/games/games/games.rules.ts'
import { isFavourite } from '#machines/games/ownGames/ownGames.rules.ts'
import type { HomeGames } from '#machines/home/home/home.types.ts'
import { gamesOfTab } from '#machines/home/typeGames/typeGames.machine.ts'
import { contents } from '#src/app/flow.css.ts'
import { LoadNotice } from '#src/app/notices/LoadNotice.tsx'
import { useSite } from '#src/app/site.context.ts'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { imageAddress } from '#src/environment/address.ts'
import { gamesTexts } from '#src/i18n/en/games/games.ts'
import { gameTilesTexts } from '#src/i18n/en/games/gameTiles.ts'
import { belowTheFoldTexts } from '#src/i18n/en/home/belowTheFold.ts'
import { ButtonLink } from '#src/ui/buttons/Button.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { GameTile } from '#src/ui/media/GameTile.tsx'
import { tiles } from '../../games/ownGames/gamePages.css.ts'
import { title as heading } from '../home/home.css.ts'
import * as css from './typeGames.css.ts'

/** Three rows of three. */
const SHOWN = 9

interface Props {
  /** The type of the open tab. */
  type: string
  games: HomeGames
}

/** Renders the first games of the open tab, once its providers are listed. */
export default function TypeGames({ type, games: { typeGames, ownGames, launcher } }: Props) {
  const text = useTexts(belowTheFoldTexts, gamesTexts, gameTilesTexts)
  const { apiHost } = useSite().environment.config
  const shown = useSelector(typeGames, ({ context }) => context.tab.type)
  const games = useSelector(typeGames, gamesOfTab)
  const load = useSelector(typeGames, ({ children }) => children.loadGames)
  const busy = useSelector(typeGames, isBusy)
  const none = useSelector(typeGames, (snapshot) => snapshot.matches('none'))
  const favourites = useSelector(ownGames, ({ context }) => context.favourites)
  const open = useCallback((game: Game) => launcher.send({ type: 'launch', game }), [launcher])
  const like = useCallback((game: Game) => ownGames.send({ type: 'favourite.toggled', game }), [ownGames])
  const flow = useFlow(typeGames)
  const kind = kindOfType(type)
  const title = text.belowTheFold.gamesOf(text.kinds[kind?.key ?? 'slot'])

  if (shown !== type || none) return null
  return (
    <div className={contents} {...flow}>
      {games?.length !== 0 && (
        <section aria-label={title} aria-busy={busy || undefined} className={css.games}>
          <h2 className={heading}>{title}</h2>
          <LoadNotice
            load={load}
            words={{ refused: text.games.gamesRefused, silent: text.games.gamesSilent }}
          >
            {games ? (
              <>
                {/* biome-ignore lint/a11y/useSemanticElements: a tile is a `div`, which a `ul` can't hold */}
                <div role="list" className={tiles}>
                  {games.slice(0, SHOWN).map((game) => (
                    <GameTile
                      key={gameKey(game)}
                      game={game}
                      src={imageAddress(game.image, apiHost)}
                      liked={isFavourite(favourites, game)}
                      likeLabel={text.gameTiles.like(game.name)}
                      onOpen={open}
                      onLike={like}
                      eager={false}
                    />
                  ))}
                </div>
                {games.length > SHOWN && (
                  <ButtonLink
                    href={gamesAddress(type, kind?.name ?? type)}
                    tone="secondary"
                    size="small"
                    wide
                  >
                    {text.belowTheFold.allGames(games.length)}
                  </ButtonLink>
                )}
              </>
            ) : (
              <div className={css.coming}>
                <Skeleton shape="tile" count={SHOWN} />
              </div>
            )}
          </LoadNotice>
        </section>
      )}
    </div>
  )
}
