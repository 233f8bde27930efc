import { createActor } from 'xstate'
import { balanceMachine } from '../../machines/access/balance/balance.machine.ts'
import { sessionMachine } from '../../machines/access/session/session.machine.ts'
import { popupsMachine } from '../../machines/app/popups/popups.machine.ts'
import { rootMachine } from '../../machines/app/root/root.machine.ts'
import { routerMachine } from '../../machines/app/router/router.machine.ts'
import { shellMachine } from '../../machines/app/shell/shell.machine.ts'
import { siteMachine } from '../../machines/app/site/site.machine.ts'
import { readConfig } from '../environment/config.ts'
import type { Environment } from '../environment/environment.ts'
import { createHttp } from '../environment/http.ts'
import { createStorage } from '../environment/storage.ts'
import { loadMessages } from '../i18n/messages.ts'
import { balancePortsOf, readBalance } from '../ports/access/balance.ts'
import { readSession, sessionPortsOf } from '../ports/access/session.ts'
import { popupPortsOf } from '../ports/app/popups.ts'
import { routerPortsOf } from '../ports/app/router.ts'
import { readLanguage, shellPortsOf } from '../ports/app/shell.ts'
import { sitePortsOf } from '../ports/app/site.ts'
import { loadScreenOf } from './loadScreen.ts'
import type { Site } from './site.context.ts'

/** Viewport width in px from which the page counts as desktop when it loads. */
const DESKTOP_FROM = 768

/** A touch device whose shorter side is under 768 px is a phone however it is held. */
function isDesktop(window: Window): boolean {
  const touch = window.matchMedia('(pointer: coarse)').matches
  const shorter = Math.min(window.screen.width, window.screen.height)
  return window.innerWidth >= DESKTOP_FROM && !(touch && shorter < DESKTOP_FROM)
}

function createEnvironment(window: Window, onRefused: (token: string) => void): Environment {
  const config = readConfig(window.document.getElementById('config')?.textContent ?? '', console.warn)
  const storage = createStorage(window, () => window.localStorage)
  const clock = {
    now: () => Date.now(),
    setTimeout: (fn: () => void, milliseconds: number) => window.setTimeout(fn, milliseconds),
    clearTimeout: (id: number) => window.clearTimeout(id),
  }
  const http = createHttp({
    fetch: (input, init) => window.fetch(input, init),
    clock,
    apiHost: config.apiHost,
    exchangeData: config.exchangeData,
    idempotencyHeader: config.idempotencyHeader,
    token: () => storage.get('token'),
    onRefused,
  })
  return { http, storage, clock, config, window }
}

function wired(environment: Environment) {
  return rootMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: {
          ...sessionPortsOf(environment),
          balance: balanceMachine.provide({ actors: balancePortsOf(environment) }),
        },
      }),
      site: siteMachine.provide({ actors: sitePortsOf(environment) }),
      popups: popupsMachine.provide({ actors: popupPortsOf(environment) }),
      shell: shellMachine.provide({ actors: shellPortsOf(environment, loadMessages) }),
      router: routerMachine.provide({
        actors: { ...routerPortsOf(environment), loadScreen: loadScreenOf(environment) },
      }),
    },
  })
}

/**
 * Ends the task that runs, so that the browser may paint and answer a touch before the next. By a message: timers may
 * wait, and those of a page in the background do.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}

/** Creates and starts the actor of the whole site, once a page load. */
export async function openSite(window: Window): Promise<Site> {
  await nextTask()
  const environment = createEnvironment(window, (token) => root.send({ type: 'token.refused', token }))
  const desktop = isDesktop(window)
  const inspect = import.meta.env.DEV ? await (await import('./inspect.ts')).openInspector(window) : undefined
  const root = createActor(wired(environment), {
    input: {
      stored: readSession(environment.storage),
      balance: readBalance(environment.storage),
      desktop,
      language: readLanguage(environment.storage),
      splash: window.location.pathname === '/' && !desktop,
    },
    ...(inspect ? { inspect } : {}),
  })
  await nextTask()
  root.start()
  await nextTask()
  return {
    root,
    environment,
    session: root.system.get('session'),
    site: root.system.get('site'),
    router: root.system.get('router'),
    popups: root.system.get('popups'),
    shell: root.system.get('shell'),
  }
}
