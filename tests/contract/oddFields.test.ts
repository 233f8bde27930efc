import { accessCalls, accountCalls } from '@tiya/contract/account'
import { readAroundOddRows } from '@tiya/contract/oddRows'
import { documentedCalls } from '@tiya/contract/openapi/callDocs'
import { siteCalls } from '@tiya/contract/site'
import type { Call } from '@tiya/contract/wire'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isMainVerified, verifiedPhones } from '../../machines/account/verifiedPhones.rules.ts'
import { isClosed } from '../../machines/app/site/site.selectors.ts'
import { offersUsdt } from '../../machines/money/usdt.selectors.ts'

/* Answers of one object: a field that can't be read counts as missing, and the rest counts. */

type Fields = Record<string, unknown>

interface ObjectAnswer {
  readonly call: Call
  /** Puts the object into its answer, and takes it out of one that was read. */
  readonly wrap: (fields: unknown) => unknown
  readonly unwrap: (answer: never) => unknown
  readonly path: string
  /** Every field, in the form that it has where it can be read, and what it counts as where it can't. */
  readonly fields: Readonly<
    Record<string, { readonly given: unknown; readonly unknown: unknown; optional?: true }>
  >
  readonly needed: readonly string[]
}

const text = (given: string) => ({ given, unknown: '' })
const amount = (given: unknown) => ({ given, unknown: null })
const optional = (given: unknown) => ({ given, unknown: null, optional: true }) as const

const ANSWERS: Readonly<Record<string, ObjectAnswer>> = {
  general: {
    call: siteCalls.general,
    wrap: (general) => ({ general }),
    unwrap: ({ general }: { general: unknown }) => general,
    path: 'general.',
    needed: [],
    fields: {
      site_status: { given: 0, unknown: true },
      site_title: text('Tiya'),
      whatsapp: optional('8801700000000'),
      live_chat: optional('k1'),
      intercom: optional('k2'),
      tawk_id: optional('k3'),
      usdt_rate: optional('121.50'),
      withdrawal_status: { given: '0', unknown: true },
      notice: { given: ['One'], unknown: [] },
      system_notice: optional('<p>Two</p>'),
      support_mail: optional('help@site.test'),
      demo: optional(1),
      marketBlock: optional({ exchange_market: 0, cs_market: 1, status: 'x' }),
    },
  },
  user: {
    call: accountCalls.user,
    wrap: (user) => ({ user }),
    unwrap: ({ user }: { user: unknown }) => user,
    path: 'user.',
    needed: ['id'],
    fields: {
      id: { given: 41, unknown: undefined },
      username: text('rahim88'),
      name: optional('Rahim'),
      phone: text('01712345678'),
      email: text('rahim@site.test'),
      session_id: optional('1'),
      created_at: text('2025-01-02 03:04:05'),
      dofb: optional('1990-05-14'),
      email_verified_at: optional('2025-01-02 03:04:05'),
      vip_coin: amount(25),
      balance: amount('1500.00'),
      referral_code: text('RAHIM'),
      cash_bonus: amount('50.00'),
      vip_rate: optional('0.10'),
      vip_stake: optional('10.00'),
      referral_bonus: optional('500.00'),
      referral_deposits: optional('1000.00'),
      exposure: optional('300.00'),
    },
  },
  login: {
    call: accessCalls.login,
    wrap: (session) => session,
    unwrap: (session) => session,
    path: '',
    needed: ['token', 'remote_id'],
    fields: {
      token: { given: 'token-1', unknown: undefined },
      remote_id: { given: 41, unknown: undefined },
      username: text('rahim88'),
      exchange: optional([{ token: 'exchange-1' }]),
      message: optional('Welcome'),
    },
  },
  created: {
    call: accessCalls.createPlayer,
    wrap: (created) => created,
    unwrap: (created) => created,
    path: '',
    needed: [],
    fields: { message: optional('Welcome'), exchange: optional([{ token: 'exchange-1' }]) },
  },
  socialLinks: {
    call: siteCalls.socialLinks,
    wrap: (links) => links,
    unwrap: (links) => links,
    path: '',
    needed: [],
    fields: {
      whatsapp: optional('8801700000000'),
      facebook: optional('https://facebook.com/example'),
      telegram: optional('https://t.me/example'),
    },
  },
  logo: {
    call: siteCalls.logo,
    wrap: (logo) => [logo],
    unwrap: ([logo]: readonly unknown[]) => logo,
    path: '',
    needed: [],
    fields: {
      logo: text('logo.svg'),
      mobile_logo: text('mobile.svg'),
      loader_logo: optional('loader.svg'),
      favicon: optional('favicon.svg'),
    },
  },
}

/** A field may be a text, a number, a flag, a list or an object. */
const anotherKind = (given: unknown) => (Array.isArray(given) ? { another: 'kind' } : ['another', 'kind'])

function read({ call, wrap, unwrap }: ObjectAnswer, fields: Fields) {
  const { value, unknown } = readAroundOddRows(call.response, wrap(fields))
  return {
    object: value === undefined ? undefined : (unwrap(value as never) as Fields),
    unknown: [...unknown],
  }
}

const givenOf = ({ fields }: ObjectAnswer): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, { given }]) => [name, given]))

const cases = Object.entries(ANSWERS).flatMap(([answer, object]) =>
  Object.keys(object.fields).flatMap((name) =>
    (['null', 'an empty text', 'missing', 'another kind'] as const).map((how) => ({
      answer,
      name,
      how,
      object,
    })),
  ),
)

function broken(object: ObjectAnswer, name: string, how: (typeof cases)[number]['how']): Fields {
  const { [name]: _, ...rest } = givenOf(object)
  if (how === 'missing') return rest
  return {
    ...rest,
    [name]: { null: null, 'an empty text': '', 'another kind': anotherKind(object.fields[name]?.given) }[how],
  }
}

it('covers every field of every answer of one object', () => {
  for (const { call, wrap, fields, unwrap } of Object.values(ANSWERS)) {
    const { doc } = documentedCalls.find((documented) => documented.call === call) ?? {}
    const documented = Object.keys(unwrap(doc?.answer as never) as Fields).filter(
      (name) => name !== 'referrals',
    )
    expect(documented.filter((name) => !(name in fields))).toEqual([])
    expect(z.safeParse(call.response, wrap(givenOf({ fields } as ObjectAnswer))).success).toBe(true)
  }
})

describe.each(cases)('$answer whose $name is $how', ({ name, how, object }) => {
  const whole = read(object, givenOf(object)).object
  const field = object.fields[name]
  const { object: found, unknown } = read(object, broken(object, name, how))

  it('loses that field only, and reports it', () => {
    const isNeeded = object.needed.includes(name)
    if (isNeeded && (how !== 'an empty text' || name === 'token')) return expect(found).toBeUndefined()
    const { [name]: at, ...rest } = { ...found }
    const { [name]: _, ...others } = { ...whole }
    expect(rest).toEqual(others)
    // Texts may be empty; so may an id.
    const isReadable = how === 'an empty text' && typeof field?.given === 'string' && at === ''
    const isFine = field?.optional && (how === 'null' || how === 'missing')
    if (!isReadable && !isNeeded) expect(at ?? null).toEqual(field?.unknown ?? null)
    expect(unknown).toEqual(isReadable || isFine || isNeeded ? [] : [`${object.path}${name}`])
  })
})

it.each(cases.filter(({ answer }) => answer === 'general'))(
  'the site stays as the operator has set it if the $name of its settings is $how',
  ({ name, how, object }) => {
    const general = read(object, broken(object, name, how)).object as never
    const { withdrawal_status, marketBlock, notice } = general as Fields
    expect(isClosed({ context: { general } })).toBe(name !== 'site_status')
    expect(withdrawal_status).toBe(name === 'withdrawal_status')
    expect(offersUsdt({ context: { general } })).toBe(name !== 'usdt_rate')
    expect(notice).toEqual(name === 'notice' ? [] : ['One'])
    expect(Boolean(marketBlock)).toBe(name !== 'marketBlock')
  },
)

it.each(cases.filter(({ answer, name }) => answer === 'user' && name !== 'id'))(
  'a player can be paid to, and is shown, if their $name is $how',
  ({ name, how, object }) => {
    const user = read(object, broken(object, name, how)).object as never
    const isVerified = name !== 'session_id'
    expect(isMainVerified(user)).toBe(isVerified)
    expect(verifiedPhones(user, [])).toEqual(isVerified && name !== 'phone' ? ['01712345678'] : [])
  },
)

it('a notice that is no text is left out, and so is a flag of a block that can’t be read', () => {
  const marketBlock = { exchange_market: null, cs_market: 0, status: 5 }
  const general = {
    ...givenOf(ANSWERS.general as ObjectAnswer),
    notice: ['One', null, 7, 'Two'],
    marketBlock,
  }
  const { object, unknown } = read(ANSWERS.general as ObjectAnswer, general)
  expect(object).toMatchObject({
    notice: ['One', 'Two'],
    marketBlock: { exchange_market: true, cs_market: false, status: null },
  })
  expect(unknown).toEqual(['general.marketBlock.exchange_market', 'general.marketBlock.status'])
})
