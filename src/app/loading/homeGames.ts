import type { Session } from '#machines/common/session.types.ts'
import { launcherMachine } from '#machines/games/launcher/launcher.machine.ts'
import { ownGamesMachine } from '#machines/games/ownGames/ownGames.machine.ts'
import type { LoadedHomeGames } from '#machines/home/home/home.types.ts'
import { homeSearchMachine } from '#machines/home/homeSearch/homeSearch.machine.ts'
import { typeGamesMachine } from '#machines/home/typeGames/typeGames.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { launcherPortsOf } from '../../ports/games/launcher.ts'
import { ownGamesPortsOf } from '../../ports/games/ownGames.ts'
import { homeSearchPortsOf } from '../../ports/home/homeSearch.ts'
import { onwardOf, readOnward } from '../../ports/home/onward.ts'
import { typeGamesPortsOf } from '../../ports/home/typeGames.ts'
import { paymentUnderWayOf } from '../../ports/money/paymentUnderWay.ts'

/** Returns the home screen's machines that its first view does not need, with their ports, for a player or a guest. */
export function homeGamesOf(environment: Environment, session: Session | null): LoadedHomeGames {
  return {
    search: { logic: homeSearchMachine.provide({ actors: homeSearchPortsOf(environment) }) },
    typeGames: { logic: typeGamesMachine.provide({ actors: typeGamesPortsOf(environment) }) },
    ownGames: {
      logic: ownGamesMachine.provide({ actors: ownGamesPortsOf(environment) }),
      input: { remoteId: session?.remoteId ?? null },
    },
    launcher: {
      logic: launcherMachine.provide({ actors: launcherPortsOf(environment) }),
      // The way back leads to the tab of the address too.
      input: { session, from: `/${environment.window.location.search}` },
    },
    paymentUnderWay: {
      logic: paymentUnderWayOf(environment),
      input: { remoteId: session?.remoteId ?? '' },
    },
    onward: { logic: onwardOf(environment), input: readOnward(environment, session) },
  }
}
