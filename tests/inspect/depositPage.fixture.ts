import type { ActorSnapshot } from '@tiya/workbench/internal/log/protocol.types.ts'
import type { LogEntry } from '@tiya/workbench/log'
import { entriesOf, HELLO, SCREEN } from './fakePage.ts'

const CHOOSING = { open: { channels: 'none', form: 'choosing' } }
const CHECKING = { open: { ...CHOOSING.open, form: 'checking' } }

const FORM = { method: 'bkash', channel: '', amount: '500', promotion: '' }

/** What happens when a player opens the deposit, types an amount and presses `Next`. */
export const ENTRIES: readonly LogEntry[] = entriesOf(0, [
  { kind: 'started', actor: 'root', machine: 'root', src: 'root', input: { desktop: false } },
  { kind: 'started', actor: 'root/router', machine: 'router', src: 'router', input: {} },
  { kind: 'started', actor: SCREEN, machine: 'deposit', src: 'deposit', input: { remoteId: 41 } },
  { kind: 'call', actor: `${SCREEN}/loadMethods`, call: 1, line: 'GET /methods' },
  {
    kind: 'answer',
    actor: `${SCREEN}/loadMethods`,
    call: 1,
    answer: { status: 200, body: '[]' },
    took: 84,
  },
  {
    kind: 'event',
    actor: SCREEN,
    from: `${SCREEN}/loadMethods`,
    event: { type: 'xstate.done.actor.loadMethods' },
    external: false,
  },
  {
    kind: 'transition',
    actor: SCREEN,
    event: 'xstate.done.actor.loadMethods',
    value: CHOOSING,
    edges: ['deposit.open xstate.done.actor.loadMethods#0'],
    changed: { methods: { from: null, to: ['bKash', 'Nagad'] } },
  },
  { kind: 'gesture', actor: '', action: 'fill', role: 'textbox', name: 'Amount', nth: 0, value: '500' },
  {
    kind: 'event',
    actor: SCREEN,
    from: null,
    event: { type: 'field.changed', field: 'amount', value: '500' } as never,
    external: true,
  },
  {
    kind: 'transition',
    actor: SCREEN,
    event: 'field.changed',
    value: CHOOSING,
    edges: ['deposit.open.form.choosing field.changed#0'],
    changed: { form: { from: { ...FORM, amount: '' }, to: FORM } },
  },
  { kind: 'gesture', actor: '', action: 'click', role: 'button', name: 'Next', nth: 0 },
  { kind: 'event', actor: SCREEN, from: null, event: { type: 'next' }, external: true },
  { kind: 'started', actor: `${SCREEN}/loadEligibility`, machine: null, src: 'loadEligibility', input: 41 },
  {
    kind: 'transition',
    actor: SCREEN,
    event: 'next',
    value: CHECKING,
    edges: ['deposit.open.form.choosing next#0'],
    changed: {},
  },
  { kind: 'call', actor: `${SCREEN}/loadEligibility`, call: 2, line: 'GET /eligibility?remote_id=41' },
])

/** The deposit's snapshot after these entries. */
export const SNAPSHOT: ActorSnapshot = {
  path: SCREEN,
  machine: 'deposit',
  status: 'active',
  value: CHECKING,
  context: {
    remoteId: 41,
    form: FORM,
    methods: [
      { id: 1, name: 'bKash', min: 200, max: 25_000 },
      { id: 2, name: 'Nagad', min: 200, max: 25_000 },
    ],
    promotions: [],
    channels: null,
    error: null,
    payment: null,
  },
  next: [
    {
      edge: 'deposit.open.form.checking xstate.done.actor.loadEligibility#0',
      event: 'xstate.done.actor.loadEligibility',
      guard: 'hasFailed',
      can: null,
    },
    {
      edge: 'deposit.open.form.checking xstate.done.actor.loadEligibility#10',
      event: 'xstate.done.actor.loadEligibility',
      guard: 'offersEwallets',
      can: false,
    },
    {
      edge: 'deposit.open.form.checking xstate.done.actor.loadEligibility#11',
      event: 'xstate.done.actor.loadEligibility',
      can: true,
    },
  ],
  now: 1_000_000,
  delays: [{ event: 'xstate.after.slow.deposit.open.form.checking', delay: 8_000, endsAt: 1_006_500 }],
}

export const DEPOSIT_PAGE = {
  hello: {
    ...HELLO,
    entries: ENTRIES,
    actors: HELLO.actors.map((actor) => (actor.path === SCREEN ? { ...actor, value: CHECKING } : actor)),
  },
  snapshots: { [SCREEN]: SNAPSHOT },
}
