import type { Game } from '@tiya/contract/games'
import { useSelector } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { useCallback, useId, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { isBusy } from '#machines/common/isBusy.ts'
import { kindOfType } from '#machines/games/gameKinds.ts'
import { arrangeGames } from '#machines/games/games/games.rules.ts'
import type { ownGamesMachine } from '#machines/games/ownGames/ownGames.machine.ts'
import { type homeSearchMachine, SEARCHED_TYPES } from '#machines/home/homeSearch/homeSearch.machine.ts'
import { ErrorState } from '#src/app/ErrorState.tsx'
import { NoData } from '#src/app/NoData.tsx'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { gameTilesTexts } from '#src/i18n/en/games/gameTiles.ts'
import { homeSearchTexts } from '#src/i18n/en/home/homeSearch.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Alert } from '#src/ui/feedback/Alert.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useOverlay } from '#src/ui/layout/overlays.context.ts'
import { GamePages } from '../../games/ownGames/GamePages.tsx'
import { tiles } from '../../games/ownGames/gamePages.css.ts'
import * as css from './homeSearch.css.ts'

interface Props {
  actor: ActorRefFrom<typeof homeSearchMachine>
  ownGames: ActorRefFrom<typeof ownGamesMachine>
  /** Must be stable. */
  onOpen: (game: Game) => void
  /** Called by Back. The owner closes the search. */
  onClose: () => void
}

/**
 * Renders the games found so far, and what is being searched, could not be searched, or is waiting for the
 * network.
 */
export function SearchResults({ actor, ownGames, onOpen, onClose }: Props) {
  const text = useTexts(homeSearchTexts, gameTilesTexts)
  useOverlay(useId(), onClose)
  const { words, games, drawn, queue, missing } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => value)
  const busy = useSelector(actor, isBusy)
  const found = useMemo(() => arrangeGames(games, { search: words, order: 'given' }, []), [games, words])
  const grow = useCallback(() => actor.send({ type: 'more' }), [actor])
  const nameOf = (type = '') => text.kinds[kindOfType(type)?.key ?? 'sports']
  const retry = () => actor.send({ type: 'retry' })
  const complete = state === 'complete'
  const problem =
    state === 'offline'
      ? text.homeSearch.offline
      : complete && missing.length > 0 && text.homeSearch.missing(missing.map(nameOf).join(', '))

  return (
    <section
      aria-label={text.homeSearch.results}
      aria-busy={busy || undefined}
      className={css.results}
      {...useFlow(actor)}
    >
      <div className={css.line}>
        <p aria-live="polite">{text.gameTiles.count(found.length)}</p>
        {busy && (
          <p>
            {text.homeSearch.searching(
              nameOf(queue[0]),
              SEARCHED_TYPES.length - queue.length + 1,
              SEARCHED_TYPES.length,
            )}
          </p>
        )}
      </div>
      {problem && found.length > 0 && (
        <Alert
          tone="amber"
          action={
            <Button tone="ghost" size="small" onClick={retry}>
              {text.common.tryAgain}
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
      {found.length > 0 && (
        <GamePages games={found} drawn={drawn} ownGames={ownGames} onOpen={onOpen} onMore={grow} />
      )}
      {busy && (
        <div className={tiles}>
          <Skeleton shape="tile" count={3} />
        </div>
      )}
      {complete && found.length === 0 && !problem && (
        <NoData art={<SearchX size={40} />} hint={text.homeSearch.nothingFound(words.trim())} />
      )}
      {problem && found.length === 0 && <ErrorState message={problem} onRetry={retry} />}
    </section>
  )
}
