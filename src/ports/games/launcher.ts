import { playCalls } from '@tiya/contract/play'
import { promisePort } from '@tiya/ports/promisePort'
import { failed, succeeded } from '@tiya/ports/result'
import { type ActorRefFrom, type AnyActorRef, waitFor } from 'xstate'
import { blockOf, isBlocked } from '#machines/app/router/block.rules.ts'
import type { routerMachine } from '#machines/app/router/router.machine.ts'
import { mapResult, type Result } from '#machines/common/result.ts'
import type { launcherPorts } from '#machines/games/launcher/launcher.machine.ts'
import { readGames, withPlayed } from '#machines/games/ownGames/ownGames.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { framedAddress } from '../../environment/page/frames.ts'
import { parseJson } from '../../environment/storage/parseJson.ts'
import { playerKey } from '../../environment/storage/storage.ts'

/** Treats a response as unreadable if its address can't be framed. */
function framed(result: Result<{ url: string }>, base: string): Result<string> {
  const address = mapResult(result, ({ url }) => framedAddress(url, base))
  return address.ok && address.value === '' ? failed({ kind: 'unreadable' }) : address
}

/** Resolves with whether the upline blocks the games, once the router knows that. Without a router nothing is blocked. */
async function areBlocked(system: AnyActorRef['system'], signal: AbortSignal): Promise<boolean> {
  const router: ActorRefFrom<typeof routerMachine> | undefined = system.get('router')
  if (!router) return false
  const { context } = await waitFor(router, (snapshot) => snapshot.matches({ block: 'known' }), { signal })
  return isBlocked('games', blockOf(context))
}

export function launcherPortsOf({ http, storage, window, report }: Environment): typeof launcherPorts {
  return {
    runGame: promisePort(report, async ({ input: { game, remoteId }, signal, system }) => {
      if (await areBlocked(system, signal)) return failed({ kind: 'blocked' })
      const result = await http.send(playCalls.runGame, {
        body: {
          userId: remoteId,
          externalURL: `${window.location.origin}/back.html`,
          isMobileLogin: true,
          gameCode: game.code,
          gameType: game.type,
          platform: game.platform,
        },
        signal,
      })
      return framed(result, window.location.origin)
    }),
    rememberGame: promisePort(report, async ({ input: { game, remoteId } }) => {
      const key = playerKey('app.recent', remoteId)
      storage.set(key, JSON.stringify(withPlayed(readGames(parseJson(storage.get(key))), game)))
      return succeeded(undefined)
    }),
  }
}
