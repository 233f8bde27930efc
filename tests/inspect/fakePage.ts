import type { BrowserContext, Page } from '@playwright/test'
import { describeChart } from '@tiya/graph-tests/charts'
import type {
  ActorNode,
  ActorSnapshot,
  SiteMessage,
  WorkbenchMessage,
} from '@tiya/workbench/internal/log/protocol.types.ts'
import { START } from '@tiya/workbench/internal/tests/start.ts'
import type { LogEntry, LogEvent } from '@tiya/workbench/log'
import type { AnyStateMachine } from 'xstate'
import { sessionMachine } from '../../machines/access/session/session.machine.ts'
import { rootMachine } from '../../machines/app/root/root.machine.ts'
import { routerMachine } from '../../machines/app/router/router.machine.ts'
import { depositMachine } from '../../machines/money/deposit/deposit.machine.ts'

type Hello = Extract<SiteMessage, { type: 'hello' }>

const actor = (path: string, machine: string | null, value: ActorNode['value'] = null): ActorNode => ({
  path,
  parent: path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null,
  machine,
  src: path.slice(path.lastIndexOf('/') + 1),
  value,
})

export const SCREEN = 'root/router/screen'

const chartsOf = (...machines: AnyStateMachine[]) =>
  Object.fromEntries(machines.map((machine) => [machine.id, describeChart(machine)]))

/** The greeting of a page that shows the deposit screen. */
export const HELLO: Hello = {
  site: 'fake',
  type: 'hello',
  title: 'Deposit',
  frame: '',
  mode: 'live',
  divergence: null,
  start: { ...START, at: '/deposit' },
  charts: chartsOf(rootMachine, routerMachine, sessionMachine, depositMachine as AnyStateMachine),
  actors: [
    actor('root', 'root', 'running'),
    actor('root/session', 'session', 'active'),
    actor('root/router', 'router', 'shown'),
    actor('root/router/navigation', null),
    actor(SCREEN, 'deposit', {}),
  ],
  entries: [],
  dropped: 0,
}

/** Returns entries with numbers and times from `first` on. */
export const entriesOf = (first: number, events: readonly (LogEvent & { actor: string })[]): LogEntry[] =>
  events.map((event, index) => ({ n: first + index, at: (first + index) * 35, ...event }))

/** A page that follows the protocol of inspected pages, and records the commands that it receives. */
export interface FakePage {
  readonly page: Page
  /** Sends a message, from the page `fake`, or as the page that its last greeting names: each load has an id of its own. */
  say(message: Record<string, unknown>): Promise<void>
  orders(): Promise<WorkbenchMessage[]>
}

/** Opens a page that greets the workbench, and responds to `watch` with the actor's snapshot. */
export async function openFakePage(
  context: BrowserContext,
  origin: string,
  { hello = HELLO, snapshots = {} }: { hello?: Hello; snapshots?: Record<string, ActorSnapshot> } = {},
): Promise<FakePage> {
  const page = await context.newPage()
  await page.route('**/fake-page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>A page' }))
  await page.goto(`${origin}/fake-page`)
  await page.evaluate(
    ({ hello, snapshots }) => {
      const scope = window as unknown as { orders: unknown[]; say: (message: Partial<SiteMessage>) => void }
      const channel = new BroadcastChannel('tiya-inspect')
      let greeting: Partial<SiteMessage> = hello
      scope.orders = []
      scope.say = (message) => {
        if (message.type === 'hello') greeting = message
        channel.postMessage({ site: greeting.site, ...message })
      }
      channel.addEventListener('message', ({ data }) => {
        if (data.site !== undefined && data.site !== greeting.site) return
        scope.orders.push(data)
        if (data.type === 'hello') scope.say(greeting)
        if (data.type === 'watch' && data.actor)
          scope.say({ type: 'snapshot', path: data.actor, snapshot: snapshots[data.actor] ?? null })
      })
      scope.say(hello)
    },
    { hello, snapshots },
  )
  return {
    page,
    say: (message) =>
      page.evaluate((one) => (window as unknown as { say: (message: object) => void }).say(one), message),
    orders: () => page.evaluate(() => (window as unknown as { orders: [] }).orders),
  }
}
