import { playerMachine } from '#machines/access/player/player.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { playerPortsOf } from '../../ports/access/player.ts'

/** Returns the player's machine with its ports. This module is fetched only for a player. */
export function playerOf(environment: Environment) {
  return playerMachine.provide({ actors: playerPortsOf(environment) })
}
