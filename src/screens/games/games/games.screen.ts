import { addressOf } from '#machines/common/routing/access.rules.ts'
import { kindOfType } from '#machines/games/gameKinds.ts'
import { gamesMachine } from '#machines/games/games/games.machine.ts'
import { FIRST_VIEW, gamesView } from '#machines/games/games/games.rules.ts'
import { launcherMachine } from '#machines/games/launcher/launcher.machine.ts'
import { ownGamesMachine } from '#machines/games/ownGames/ownGames.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { keepViewOf, readKeptView } from '#src/ports/common/keptView.ts'
import { gamesPortsOf } from '#src/ports/games/games.ts'
import { launcherPortsOf } from '#src/ports/games/launcher.ts'
import { ownGamesPortsOf } from '#src/ports/games/ownGames.ts'
import { GamesScreen } from './GamesScreen.tsx'

export default defineScreen({
  machine: gamesMachine,
  ports: (environment) => ({
    ...gamesPortsOf(environment),
    keepView: keepViewOf(environment),
    ownGames: ownGamesMachine.provide({ actors: ownGamesPortsOf(environment) }),
    launcher: launcherMachine.provide({ actors: launcherPortsOf(environment) }),
  }),
  input: ({ location, session }) => {
    const type = location.query.type || 'SLOT'
    return {
      type,
      title: location.query.title || kindOfType(type)?.name || '',
      session,
      view: readKeptView(location.state, gamesMachine.id, gamesView) ?? {
        ...FIRST_VIEW,
        system: location.query.system ?? '',
      },
      address: addressOf(location),
    }
  },
  View: GamesScreen,
})
