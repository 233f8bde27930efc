import { gamerunMachine } from '../../../../machines/games/gamerun/gamerun.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { gamerun } from '../../../i18n/en/games/gamerun.ts'
import { gamerunPortsOf, readGame } from '../../../ports/games/gamerun.ts'
import { GamerunScreen } from './GamerunScreen.tsx'

export default defineScreen({
  texts: { gamerun },
  logic: (outside) => gamerunMachine.provide({ actors: gamerunPortsOf(outside) }),
  input: ({ location }, { page }) => readGame(location.state, page.location.origin),
  View: GamerunScreen,
})
