import type { ActorRefFrom } from 'xstate'
import type { HomeGames, homeMachine } from '#machines/home/home/home.machine.ts'
import { GameShelf } from './GameShelf.tsx'
import { useLaunch } from './useLaunch.ts'

/** Renders the games that the player opened last. */
export default function RecentGames({
  actor,
  games,
}: {
  actor: ActorRefFrom<typeof homeMachine>
  games: HomeGames
}) {
  const launch = useLaunch(actor, games.launcher)
  return <GameShelf shelf="recent" ownGames={games.ownGames} onOpen={launch} />
}
