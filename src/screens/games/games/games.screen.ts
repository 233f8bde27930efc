import { addressOf } from '../../../../machines/app/router/access.rules.ts'
import { kindOfType } from '../../../../machines/games/gameKinds.ts'
import { gamesMachine } from '../../../../machines/games/games/games.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { gamesPortsOf, readFavourites, readView } from '../../../ports/games/games.ts'
import { GamesScreen } from './GamesScreen.tsx'

export default defineScreen({
  machine: gamesMachine,
  ports: gamesPortsOf,
  input: ({ location, session }, { storage }) => {
    const type = location.query.type || 'SLOT'
    return {
      type,
      title: location.query.title || kindOfType(type)?.name || '',
      session,
      view: readView(location.state, location.query.system ?? ''),
      address: addressOf(location),
      favourites: readFavourites(storage),
    }
  },
  View: GamesScreen,
})
