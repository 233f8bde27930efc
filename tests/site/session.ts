import { digits } from '../server/setup/calls.ts'
import { type Player, verifiedPlayer } from '../server/setup/player.ts'
import { appAt } from '../server/setup/remote.ts'

/** Signs up a player with a verified phone at the sandbox of an address with this password. */
export const signUpAt = (address: string, password: string): Promise<Player> =>
  verifiedPlayer(appAt(address), `player${digits(8)}`, password)

/** Returns what a device stores about a player's session. */
export function storedOf({ token, remoteId, username, exchangeToken }: Player) {
  return { token, remote_id: remoteId, username, exchangeToken, popup: '0', regPopup: '0' }
}
