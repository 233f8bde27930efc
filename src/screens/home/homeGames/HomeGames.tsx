import type { Game } from '@tiya/contract/games'
import { useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { homeMachine } from '#machines/home/home/home.machine.ts'
import type { HomeGames as Games } from '#machines/home/home/home.types.ts'
import { LaunchDialogs } from '../../games/launcher/LaunchDialogs.tsx'
import { SearchResults } from '../homeSearch/SearchResults.tsx'
import { GameShelf } from './GameShelf.tsx'
import { HomeFooter } from './HomeFooter.tsx'
import { Picks } from './Picks.tsx'

interface Props {
  actor: ActorRefFrom<typeof homeMachine>
  games: Games
  searching: boolean
  unfolded: boolean
}

/** Renders the search results or, without a search, the part of the home screen below the fold. */
export default function HomeGames({ actor, games, searching, unfolded }: Props) {
  const { launcher } = games
  const launch = useCallback((game: Game) => launcher.send({ type: 'launch', game }), [launcher])
  return (
    <>
      {searching ? (
        <SearchResults
          actor={games.search}
          ownGames={games.ownGames}
          onOpen={launch}
          onClose={() => actor.send({ type: 'search.changed', words: '' })}
        />
      ) : (
        <>
          <GameShelf shelf="favourites" ownGames={games.ownGames} onOpen={launch} />
          <Picks />
          <HomeFooter unfolded={unfolded} onToggle={() => actor.send({ type: 'footer.toggled' })} />
        </>
      )}
      <LaunchDialogs actor={launcher} />
    </>
  )
}
