import { channelPort } from '@tiya/ports/channelPort'
import type { desktopFramePorts } from '#machines/common/desktopFrame/desktopFrame.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { wallClock } from '../../environment/time/clock.ts'

export function desktopFramePortsOf(environment: Environment): typeof desktopFramePorts {
  const { window } = environment
  return {
    clock: wallClock(environment),
    escapeKey: channelPort(({ sendBack }) => {
      const onKeyDown = ({ key }: KeyboardEvent) => {
        if (key === 'Escape') sendBack({ type: 'sports.dismissed' })
      }
      window.addEventListener('keydown', onKeyDown)
      return () => window.removeEventListener('keydown', onKeyDown)
    }),
  }
}
