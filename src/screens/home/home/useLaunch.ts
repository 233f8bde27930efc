import { useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Game } from '#machines/contract/games.ts'
import type { HomeGames, homeMachine } from '#machines/home/home/home.machine.ts'

/**
 * Returns the function that launches a game from the home screen. The history entry it leaves keeps the tab
 * and the search.
 */
export function useLaunch(actor: ActorRefFrom<typeof homeMachine>, launcher: HomeGames['launcher']) {
  return useCallback(
    (game: Game) => {
      const { context, children } = actor.getSnapshot()
      const tab = children.homeTabs?.getSnapshot().context.type
      launcher.send({ type: 'launch', game, leave: { tab, words: context.words } })
    },
    [actor, launcher],
  )
}
