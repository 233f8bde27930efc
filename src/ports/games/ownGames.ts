import { channelPort } from '@tiya/ports/channelPort'
import type { ownGamesPorts } from '#machines/games/ownGames/ownGames.machine.ts'
import { readGames } from '#machines/games/ownGames/ownGames.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { parseJson } from '../../environment/storage/parseJson.ts'
import { playerKey } from '../../environment/storage/storage.ts'

const GUEST_FAVOURITES = 'app.favourites'

export function ownGamesPortsOf({ storage }: Environment): typeof ownGamesPorts {
  return {
    gameStore: channelPort(({ input: { remoteId }, sendBack, receive }) => {
      const own = remoteId === null ? GUEST_FAVOURITES : playerKey('app.favourites', remoteId)
      const recent = playerKey('app.recent', remoteId ?? '')
      const report = () =>
        sendBack({
          type: 'games.changed',
          // A player without their own list starts with what was chosen before the login.
          favourites: readGames(parseJson(storage.get(own) || storage.get(GUEST_FAVOURITES))),
          recent: remoteId === null ? [] : readGames(parseJson(storage.get(recent))),
        })
      receive(({ favourites }) => storage.set(own, JSON.stringify(favourites)))
      report()
      return storage.subscribe([GUEST_FAVOURITES, own, recent], report)
    }),
  }
}
