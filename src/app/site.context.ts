import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../machines/access/session/session.machine.ts'
import type { popupsMachine } from '../../machines/app/popups/popups.machine.ts'
import type { rootMachine } from '../../machines/app/root/root.machine.ts'
import type { routerMachine } from '../../machines/app/router/router.machine.ts'
import type { shellMachine } from '../../machines/app/shell/shell.machine.ts'
import type { siteMachine } from '../../machines/app/site/site.machine.ts'
import type { Environment } from '../environment/environment.ts'

/** The lasting actors of the site, and the outside world that views take addresses from. */
export interface Site {
  readonly root: ActorRefFrom<typeof rootMachine>
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly site: ActorRefFrom<typeof siteMachine>
  readonly router: ActorRefFrom<typeof routerMachine>
  readonly popups: ActorRefFrom<typeof popupsMachine>
  readonly shell: ActorRefFrom<typeof shellMachine>
  readonly environment: Environment
}

export const SiteContext = createContext<Site | null>(null)

/** The site that a view stands in. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('A view stands environment of SiteContext.')
  return site
}
