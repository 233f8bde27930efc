import { desktopFrameMachine } from '#machines/common/desktopFrame/desktopFrame.machine.ts'
import { olderShellMachine } from '#machines/desktop/olderShell/olderShell.machine.ts'
import { carouselMachine } from '#machines/home/carousel/carousel.machine.ts'
import { promotionsMachine } from '#machines/rewards/promotions/promotions.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { desktopFramePortsOf } from '#src/ports/desktop/desktopFrame.ts'
import { prefersReducedMotion } from '#src/ports/home/home.ts'
import { promotionsPortsOf, readOverList } from '#src/ports/rewards/promotions.ts'
import { OlderShellScreen } from './OlderShellScreen.tsx'

export default defineScreen({
  machine: olderShellMachine,
  ports: (environment) => ({
    carousel: carouselMachine,
    desktopFrame: desktopFrameMachine.provide({ actors: desktopFramePortsOf(environment) }),
    promotions: promotionsMachine.provide({ actors: promotionsPortsOf(environment) }),
  }),
  input: ({ location }, { window }) => ({
    promotions: { openId: location.query.id ?? '', isOverList: readOverList(location.state) },
    reducedMotion: prefersReducedMotion(window),
  }),
  View: OlderShellScreen,
})
