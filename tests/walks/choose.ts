import { ROUTES } from '../../machines/common/routing/routes.ts'
import { FAULT_NAMES, mayHaveArrived } from '../faults/wireFaults.ts'
import { PASSWORD } from '../server/setup/calls.ts'
import { CALLS, lineOf } from '../site/calls.ts'
import type { Seen } from './inPage.ts'
import type { Random } from './random.ts'
import type { Action, Control, Step } from './walk.types.ts'

/** The values typed into a field, by words of its name; `''` stands for all others. */
export const VALUES: Readonly<Record<string, readonly string[]>> = {
  'password|পাসওয়ার্ড': [PASSWORD, PASSWORD, 'short', 'wrong-password'],
  'amount|পরিমাণ': ['500', '1000', '500', '2000', '50', '500', '25001', '1000', '500.5', '-5', '৫০০'],
  'phone|number|account|ফোন|নম্বর': ['01712345678', '01712345679', '+8801712345678', '017', '0171234567x'],
  'transaction|trx|ট্রানজ্যাকশন': ['8N7A2QX91K', '9K2LM81QZX', 'x', '8N7A 2QX9'],
  'code|otp': ['123456', '12'],
  'e-?mail|ইমেইল': ['rahim@site.test', 'rahim'],
  user: ['rahim2026', 'r'],
  'search|খুঁজুন|গেম': ['gold', 'a', 'zzz'],
  'VP|points|পয়েন্ট': ['10', '20', '9', '1000000'],
  'message|মেসেজ': ['Hello?', '<b>Hi</b>', ' '],
  '': ['500', 'Rahim', '', '<img src=x onerror=alert(1)>', '১২৩', '2000-01-01'],
}

const LINES = CALLS.map(lineOf)

/** Calls that a walk fails more often, because money or the session depends on them. */
const SENSITIVE = LINES.filter((line) =>
  /balance|ewa|submit|withdraw|transaction|cash-claim|vipcoin|game-run|login|user\/show|wallet/.test(line),
)

/** The addresses that a walk visits more often, by topic: a walk that goes everywhere gets nowhere deep. */
export const TOPICS: readonly (readonly string[])[] = [
  ['/deposit', '/deposit', '/make-payment', '/transaction-record'],
  ['/withdrawal', '/withdrawal', '/transaction-record', '/account'],
  ['/deposit', '/withdrawal', '/vip', '/account', '/turnover-record'],
  ['/exchange-inplay', '/exchange-sports?sport=cricket', '/exchange-multi', '/exchange-account', '/exchange'],
  ['/', '/games?type=SLOT&title=Slot', '/betting-record', '/promotions'],
  ['/chat', '/chat-list', '/inbox', '/profile', '/refrrel-program', '/reset-password'],
]

const ADDRESSES = ROUTES.map(({ path }) => path.replace(':chatId', '1'))

const QUERIES = ['', '', '', '?tab=slot', '?type=SLOT&title=Slot', '?id=1', '?section=my-bets', '?page=2']

function weightOf({ kind, type, name, isInMain, isInDialog, isEmpty, peers }: Seen): number {
  const base = kind === 'fill' ? (isEmpty ? 4 : 1.5) : isInDialog ? 4 : isInMain ? 3 : 1
  const often = type === 'submit' ? 4 : 1
  const rare = /log ?out|লগ ?আউট/i.test(name) ? 0.1 : 1
  return (base * often * rare) / Math.sqrt(peers)
}

function valueFor({ name, type }: Seen, random: Random): string {
  if (type === 'date') return random.of(['1990-05-06', '2020-01-01', ''])
  const known = Object.keys(VALUES).find((words) => words !== '' && new RegExp(words, 'i').test(name))
  return random.of(VALUES[known ?? ''] ?? [''])
}

/** Chooses a control and what to do with it; undefined if there is none. */
function useOne(seen: readonly Seen[], random: Random): Action | undefined {
  const chosen = random.weighted(seen.map((each) => [weightOf(each), each] as const))
  if (!chosen) return undefined
  const control: Control = { role: chosen.role, name: chosen.name, nth: chosen.nth }
  if (chosen.kind === 'fill') return { do: 'fill', control, value: valueFor(chosen, random) }
  if (chosen.kind === 'select')
    return { do: 'select', control, value: chosen.options.length > 0 ? random.of(chosen.options) : '' }
  return { do: 'press', control, times: random.chance(0.08) ? random.of([2, 3, 20]) : 1 }
}

/** Fails a call, most often one that the walk has already made. */
function fault(made: readonly string[], random: Random): Action {
  const name = random.of(FAULT_NAMES)
  return {
    do: 'fault',
    call: random.of(made.length > 0 && random.chance(0.6) ? made : random.chance(0.7) ? SENSITIVE : LINES),
    fault: name,
    arrives: mayHaveArrived(name) && random.chance(0.5),
    times: random.of([1, 1, 2, 5]),
  }
}

/** What the choice of a walk's next step depends on. */
export interface Situation {
  readonly seen: readonly Seen[]
  readonly isPlayer: boolean
  /** `METHOD /path` of the calls made so far. */
  readonly made: readonly string[]
  /** One of `TOPICS`. */
  readonly topic: readonly string[]
}

/** Chooses what happens next in a walk. */
export function chooseStep({ seen, isPlayer, made, topic }: Situation, random: Random): Step {
  const isForm = seen.some(({ type, kind }) => kind === 'press' && type === 'submit')
  const kinds = random.weighted<() => Action | undefined>([
    [60, () => useOne(seen, random)],
    [4, () => ({ do: 'complete', pick: Math.floor(random.next() * 1_000) })],
    [isForm ? 25 : 0, () => ({ do: 'submit', pick: Math.floor(random.next() * 1_000) })],
    [12, () => fault(made, random)],
    [3, () => ({ do: 'travel', to: `${random.of(ADDRESSES)}${random.of(QUERIES)}` })],
    [isPlayer ? 8 : 1, () => ({ do: 'travel', to: random.of(topic) })],
    [isPlayer ? 0 : 8, () => ({ do: 'log in' })],
    [1, () => ({ do: 'open', to: random.of(ADDRESSES) })],
    [1, () => ({ do: 'reload' })],
    [4, () => ({ do: 'back' })],
    [1, () => ({ do: 'forward' })],
    [2, () => ({ do: 'escape' })],
    [1, () => ({ do: 'hide' })],
    [2, () => ({ do: 'show' })],
    [0.3, () => ({ do: 'log out elsewhere' })],
    [3, () => ({ do: 'wait', milliseconds: random.of([1_000, 3_000, 10_000]) })],
    [2, () => ({ do: random.of(['approve', 'reject', 'give'] as const) })],
  ])
  const action = kinds?.() ?? ({ do: 'travel', to: random.of(ADDRESSES) } as const)
  return random.chance(0.2) ? { ...action, hurried: true } : action
}
