import { channelPort } from '@tiya/ports/channelPort'
import type { Session } from '#machines/common/session.types.ts'
import type { homePorts } from '#machines/home/home/home.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { playerKey } from '../../environment/storage/storage.ts'

/** Returns true if the player prefers reduced motion. */
export function prefersReducedMotion(window: Window): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Returns true if games that this player has played are stored on the device. */
export function hasPlayed({ storage }: Environment, session: Session | null): boolean {
  return session !== null && storage.get(playerKey('app.recent', session.remoteId)) !== ''
}

/** Returns the home's ports, except those that load code. */
export function homePortsOf(
  environment: Environment,
): Omit<typeof homePorts, 'loadHomeGames' | 'loadLiveMatches'> {
  const { window } = environment
  return {
    scroll: channelPort(({ sendBack, receive }) => {
      const report = () => sendBack({ type: 'scrolled', y: window.scrollY })
      receive(() => window.scrollTo({ top: 0, behavior: prefersReducedMotion(window) ? 'auto' : 'smooth' }))
      window.addEventListener('scroll', report)
      return () => window.removeEventListener('scroll', report)
    }),
  }
}
