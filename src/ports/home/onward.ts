import type { Session } from '#machines/common/session.types.ts'
import { launcherMachine } from '#machines/games/launcher/launcher.machine.ts'
import { onwardMachine, type onwardPorts } from '#machines/home/onward/onward.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { readWish, wishStore } from '../../environment/storage/wishes.ts'
import { launcherPortsOf } from '../games/launcher.ts'

export function onwardPortsOf(environment: Environment): typeof onwardPorts {
  return { wishStore: wishStore(environment) }
}

/** Returns the offer to go on, with its ports, for a screen of `/`. */
export function onwardOf(environment: Environment): typeof onwardMachine {
  const launcher = launcherMachine.provide({ actors: launcherPortsOf(environment) })
  return onwardMachine.provide({ actors: { ...onwardPortsOf(environment), launcher } })
}

/** Returns the input of the offer: what the player wanted as a guest on this device, and the device's time. */
export function readOnward(environment: Environment, session: Session | null) {
  return { session, kept: readWish(environment), now: environment.clock.deviceNow() }
}
