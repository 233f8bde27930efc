import { gamerunMachine } from '../../../../machines/games/gamerun/gamerun.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { gamerunPortsOf, readGame } from '../../../ports/games/gamerun.ts'
import { GamerunScreen } from './GamerunScreen.tsx'

export default defineScreen({
  machine: gamerunMachine,
  ports: gamerunPortsOf,
  input: ({ location }, { window }) => readGame(location.state, window.location.origin),
  View: GamerunScreen,
})
