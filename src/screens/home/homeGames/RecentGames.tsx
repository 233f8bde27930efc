import type { Game } from '@tiya/contract/games'
import { useCallback } from 'react'
import type { HomeGames } from '#machines/home/home/home.types.ts'
import { GameShelf } from './GameShelf.tsx'

/** Renders the games that the player opened last. */
export default function RecentGames({ games: { launcher, ownGames } }: { games: HomeGames }) {
  const launch = useCallback((game: Game) => launcher.send({ type: 'launch', game }), [launcher])
  return <GameShelf shelf="recent" ownGames={ownGames} onOpen={launch} />
}
