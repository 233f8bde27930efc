import * as z from 'zod/mini'
import { carouselMachine } from '#machines/home/carousel/carousel.machine.ts'
import { homeMachine } from '#machines/home/home/home.machine.ts'
import { FIRST_VIEW, homeView } from '#machines/home/home/home.types.ts'
import { homeTabsMachine } from '#machines/home/homeTabs/homeTabs.machine.ts'
import { tabOf } from '#machines/home/homeTabs/homeTabs.rules.ts'
import { loadHomeGamesOf } from '#src/app/loading/loadHomeGames.ts'
import { loadLiveMatchesOf } from '#src/app/loading/loadLiveMatches.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { keepViewOf, readKeptView } from '#src/ports/common/keptView.ts'
import { hasPlayed, homePortsOf, prefersReducedMotion } from '#src/ports/home/home.ts'
import { homeTabsPortsOf } from '#src/ports/home/homeTabs.ts'
import { HomeScreen } from './HomeScreen.tsx'

export default defineScreen({
  machine: homeMachine,
  ports: (environment) => ({
    ...homePortsOf(environment),
    keepView: keepViewOf(environment),
    loadHomeGames: loadHomeGamesOf(environment),
    loadLiveMatches: loadLiveMatchesOf(environment),
    carousel: carouselMachine,
    homeTabs: homeTabsMachine.provide({
      actors: { ...homeTabsPortsOf(environment), keepView: keepViewOf(environment) },
    }),
  }),
  input: ({ location, session }, environment) => ({
    ...(readKeptView(location.state, homeMachine.id, homeView) ?? FIRST_VIEW),
    type: tabOf(location, readKeptView(location.state, homeTabsMachine.id, z.string())),
    session,
    reducedMotion: prefersReducedMotion(environment.window),
    played: hasPlayed(environment, session),
  }),
  View: HomeScreen,
})
