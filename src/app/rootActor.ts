import { type ActorOptions, createActor } from 'xstate'
import { hiddenBalanceMachine } from '../../machines/access/hiddenBalance/hiddenBalance.machine.ts'
import { sessionMachine } from '../../machines/access/session/session.machine.ts'
import { connectionMachine } from '../../machines/app/connection/connection.machine.ts'
import { overlaysMachine } from '../../machines/app/overlays/overlays.machine.ts'
import { popupsMachine } from '../../machines/app/popups/popups.machine.ts'
import { rootMachine } from '../../machines/app/root/root.machine.ts'
import { routerMachine } from '../../machines/app/router/router.machine.ts'
import { shellMachine } from '../../machines/app/shell/shell.machine.ts'
import { siteMachine } from '../../machines/app/site/site.machine.ts'
import { paintedFor } from '../environment/device/paint.ts'
import type { Environment } from '../environment/environment.ts'
import { readLanguage } from '../environment/storage/language.ts'
import { loadMessages } from '../i18n/messages.ts'
import { balanceOf, readBalance } from '../ports/access/balance.ts'
import { hiddenBalancePortsOf } from '../ports/access/hiddenBalance.ts'
import { readSession, sessionPortsOf } from '../ports/access/session.ts'
import { connectionPortsOf } from '../ports/app/connection.ts'
import { overlaysPortsOf } from '../ports/app/overlays.ts'
import { popupsPortsOf } from '../ports/app/popups.ts'
import { routerPortsOf } from '../ports/app/router.ts'
import { shellPortsOf } from '../ports/app/shell.ts'
import { sitePortsOf } from '../ports/app/site.ts'
import { partOf } from './loading/lazyPart.tsx'
import { loadScreenOf } from './loading/loadScreen.ts'
import { loadUpdateOf } from './loading/loadUpdate.ts'
import { loadOperatorOf } from './operator/loadOperator.ts'
import { loadPlayerOf } from './player/loadPlayer.ts'
import { loadRealityCheckOf } from './realityCheck/loadRealityCheck.ts'
import type { Site } from './site.context.ts'

type RootOptions = Pick<ActorOptions<typeof rootMachine>, 'clock' | 'inspect'>

/** Returns the root machine with the ports of all long-lived actors provided. */
function withPorts(environment: Environment) {
  return rootMachine.provide({
    actors: {
      loadUpdate: loadUpdateOf(environment),
      loadOperator: loadOperatorOf(environment),
      session: sessionMachine.provide({
        actors: {
          ...sessionPortsOf(environment),
          loadRealityCheck: loadRealityCheckOf(environment),
          loadPlayer: loadPlayerOf(environment),
          balance: balanceOf(environment),
          hiddenBalance: hiddenBalanceMachine.provide({ actors: hiddenBalancePortsOf(environment) }),
        },
      }),
      site: siteMachine.provide({ actors: sitePortsOf(environment) }),
      part: partOf(environment),
      overlays: overlaysMachine.provide({ actors: overlaysPortsOf(environment) }),
      popups: popupsMachine.provide({ actors: popupsPortsOf(environment) }),
      shell: shellMachine.provide({ actors: shellPortsOf(environment, loadMessages) }),
      connection: connectionMachine.provide({ actors: connectionPortsOf(environment) }),
      router: routerMachine.provide({
        actors: { ...routerPortsOf(environment), loadScreen: loadScreenOf(environment) },
      }),
    },
  })
}

/** Creates the root actor of a page without starting it. `options` are those of `createActor`. */
export function createRoot(
  environment: Environment,
  desktop: boolean,
  options: RootOptions = {},
): Site['root'] {
  return createActor(withPorts(environment), {
    input: {
      stored: readSession(environment.storage),
      balance: readBalance(environment.storage),
      desktop,
      language: readLanguage(environment.storage),
      splash:
        environment.window.location.pathname === '/' && !desktop ? paintedFor(environment.window) : null,
    },
    ...options,
  })
}

/** Returns the site of a root actor that has started. */
export function siteOf(root: Site['root'], environment: Environment): Site {
  return {
    root,
    environment,
    session: root.system.get('session'),
    site: root.system.get('site'),
    router: root.system.get('router'),
    popups: root.system.get('popups'),
    overlays: root.system.get('overlays'),
    shell: root.system.get('shell'),
    connection: root.system.get('connection'),
  }
}
