import { createActor } from 'xstate'
import { balanceMachine } from '../../machines/access/balance/balance.machine.ts'
import { sessionMachine } from '../../machines/access/session/session.machine.ts'
import { popupsMachine } from '../../machines/app/popups/popups.machine.ts'
import { rootMachine } from '../../machines/app/root/root.machine.ts'
import { routerMachine } from '../../machines/app/router/router.machine.ts'
import { shellMachine } from '../../machines/app/shell/shell.machine.ts'
import { siteMachine } from '../../machines/app/site/site.machine.ts'
import { DESKTOP_FROM } from '../../machines/contract/limits.ts'
import { readConfig } from '../environment/config.ts'
import type { Outside } from '../environment/environment.ts'
import { createHttp } from '../environment/http.ts'
import { createStorage } from '../environment/storage.ts'
import { loadCatalogue } from '../i18n/messages.ts'
import { balancePortsOf, readBalance, readSession, sessionPortsOf } from '../ports/access/session.ts'
import { popupPortsOf } from '../ports/app/popups.ts'
import { routerPortsOf } from '../ports/app/router.ts'
import { readLanguage, shellPortsOf } from '../ports/app/shell.ts'
import { sitePortsOf } from '../ports/app/site.ts'
import { loadScreenOf } from './loadScreen.ts'
import type { Site } from './site.context.ts'

/** A touch device whose shorter side is under 768 px is a phone however it is held (decisions, Shell). */
function isDesktop(page: Window): boolean {
  const touch = page.matchMedia('(pointer: coarse)').matches
  const shorter = Math.min(page.screen.width, page.screen.height)
  return page.innerWidth >= DESKTOP_FROM && !(touch && shorter < DESKTOP_FROM)
}

function openOutside(page: Window, onRefused: (token: string) => void): Outside {
  const config = readConfig(page.document.getElementById('config')?.textContent ?? '', console.warn)
  const storage = createStorage(page, () => page.localStorage)
  const clock = {
    now: () => Date.now(),
    setTimeout: (fn: () => void, milliseconds: number) => page.setTimeout(fn, milliseconds),
    clearTimeout: (id: number) => page.clearTimeout(id),
  }
  const http = createHttp({
    fetch: (input, init) => page.fetch(input, init),
    clock,
    apiHost: config.apiHost,
    exchangeData: config.exchangeData,
    idempotencyHeader: config.idempotencyHeader,
    token: () => storage.get('token'),
    onRefused,
  })
  return { http, storage, clock, config, page }
}

function wired(outside: Outside) {
  return rootMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: {
          ...sessionPortsOf(outside),
          balance: balanceMachine.provide({ actors: balancePortsOf(outside) }),
        },
      }),
      site: siteMachine.provide({ actors: sitePortsOf(outside) }),
      popups: popupsMachine.provide({ actors: popupPortsOf(outside) }),
      shell: shellMachine.provide({ actors: shellPortsOf(outside, loadCatalogue) }),
      router: routerMachine.provide({
        actors: { ...routerPortsOf(outside), loadScreen: loadScreenOf(outside) },
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
export async function openSite(page: Window): Promise<Site> {
  await nextTask()
  const outside = openOutside(page, (token) => root.send({ type: 'token.refused', token }))
  const desktop = isDesktop(page)
  const inspect = import.meta.env.DEV ? await (await import('./inspect.ts')).openInspector(page) : undefined
  const root = createActor(wired(outside), {
    input: {
      stored: readSession(outside.storage),
      balance: readBalance(outside.storage),
      desktop,
      language: readLanguage(outside.storage),
      splash: page.location.pathname === '/' && !desktop,
    },
    ...(inspect ? { inspect } : {}),
  })
  await nextTask()
  root.start()
  await nextTask()
  return {
    root,
    outside,
    session: root.system.get('session'),
    site: root.system.get('site'),
    router: root.system.get('router'),
    popups: root.system.get('popups'),
    shell: root.system.get('shell'),
  }
}
