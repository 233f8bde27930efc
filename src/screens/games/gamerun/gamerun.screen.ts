import { gamerunMachine } from '#machines/games/gamerun/gamerun.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { gamerunPortsOf, readGame } from '#src/ports/games/gamerun.ts'
import { GamerunScreen } from './GamerunScreen.tsx'

export default defineScreen({
  machine: gamerunMachine,
  ports: gamerunPortsOf,
  input: ({ location, session }, environment) =>
    readGame(location.state, session?.remoteId ?? '', environment),
  View: GamerunScreen,
})
