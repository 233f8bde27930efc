import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../machines/access/session/session.machine.ts'
import type { connectionMachine } from '../../machines/app/connection/connection.machine.ts'
import type { overlaysMachine } from '../../machines/app/overlays/overlays.machine.ts'
import type { popupsMachine } from '../../machines/app/popups/popups.machine.ts'
import type { rootMachine } from '../../machines/app/root/root.machine.ts'
import type { routerMachine } from '../../machines/app/router/router.machine.ts'
import type { shellMachine } from '../../machines/app/shell/shell.machine.ts'
import type { siteMachine } from '../../machines/app/site/site.machine.ts'
import type { Environment } from '../environment/environment.ts'

/** The actors that live as long as the page, and the environment. */
export interface Site {
  readonly root: ActorRefFrom<typeof rootMachine>
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly site: ActorRefFrom<typeof siteMachine>
  readonly router: ActorRefFrom<typeof routerMachine>
  readonly popups: ActorRefFrom<typeof popupsMachine>
  readonly overlays: ActorRefFrom<typeof overlaysMachine>
  readonly shell: ActorRefFrom<typeof shellMachine>
  readonly connection: ActorRefFrom<typeof connectionMachine>
  readonly environment: Environment
}

export const SiteContext = createContext<Site | null>(null)

/** Returns the site of the current page. Throws outside of `SiteContext`. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite must be used within SiteContext.')
  return site
}
