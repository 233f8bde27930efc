import { expect, it } from 'vitest'
import { type AnyEventObject, createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { type Result, succeeded } from '#machines/common/result.ts'
import type { Game } from '#machines/contract/games.ts'
import { gamesMachine } from '#machines/games/games/games.machine.ts'

const VIEW = { system: '', search: '', order: 'given', drawn: 48, y: 0 } as const

it('the list has the name of its type, and keeps its scroll position for the way back from a game', async () => {
  const machine = gamesMachine.provide({
    actors: {
      tabReturns: fromCallback(() => undefined),
      systemsRenewed: fromCallback<AnyEventObject, string>(() => undefined),
      gamesRenewed: fromCallback(() => undefined) as never,
      nameList: fromPromise<Result<string>, { type: string; title: string }>(async () => succeeded('Arcade')),
      loadSystems: fromPromise(async () => succeeded<readonly string[]>([])) as never,
      ownGames: fromCallback(() => undefined) as never,
      launcher: fromCallback(() => undefined) as never,
    },
  })
  const input = { type: 'ARCADE', title: '', session: null, view: VIEW, address: '/games?type=ARCADE' }
  const actor = createActor(machine, { input }).start()
  const listed = await waitFor(actor, (snapshot) => snapshot.matches('listed'))
  expect(listed.context.title).toBe('Arcade')
  actor.send({ type: 'game.chosen', game: {} as Game, y: 1_200 })
  expect(actor.getSnapshot().context.view.y).toBe(1_200)
})
