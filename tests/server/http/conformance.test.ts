import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkBackend } from '@tiya/contract/conformance/conformance'
import type { CheckedName, Options, Report } from '@tiya/contract/conformance/conformance.types'
import { reportText } from '@tiya/contract/conformance/report'
import { apiCalls, exchangeDataCalls } from '@tiya/contract/table'
import { beforeAll, describe, expect, it } from 'vitest'
import { remarksOn } from '#scripts/conformance/remarks.ts'
import { BROKEN_ANSWERS, breaking, ORIGIN, OTHER_ANSWERS } from '../setup/brokenAnswers.ts'
import { must, newestCode, PASSWORD, post, signup } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import { sendBet, verifiedPlayer } from '../setup/player.ts'
import { dataFolder } from '../setup/process.ts'
import { startSandbox } from '../setup/sandbox.ts'

const app = await startSandbox()
const base = await app.listen({ port: 0, host: '127.0.0.1' })
await richPlayer('conform1')

/** Signs up a player who has an item in every list that the reads return. */
async function richPlayer(username: string): Promise<void> {
  const player = await verifiedPlayer(app, username)
  must(await sendBet(app, await player.openGame(), `${username}-bet`, 10_000))
  const { id: marketId, runners } = await player.marketToCome()
  must(await player.order(`${username}-order`, { marketId, selectionId: runners[0]?.id, odds: '1.01' }))
  const { referral_code } = await player.user()
  must(await post(app, '/v1/create-players', signup(`${username}a`, { referral_code })))
  must(await player.post('/add/number', { phone: '01811223344' }))
  must(await player.write(await player.openChat(), 'Hello?'))
  await (await Operator.enter(app)).approveDeposit(player, { promotion_id: '4' })
}

const readOnly: Options = {
  base,
  exchangeData: `${base}/exchange-data`,
  write: false,
  account: { username: 'conform1', password: PASSWORD, isOwn: false },
  idempotencyHeader: 'Idempotency-Key',
  readCode: async () => undefined,
  fetch,
  remarks: remarksOn,
}
const writing: Options = { ...readOnly, write: true, account: undefined, readCode: () => newestCode(app) }

/** Returns the options for a check of one call: those that change data need an account of their own. */
const optionsFor = (name: CheckedName) =>
  ['createPlayer', 'claimCash', 'changePassword'].includes(name) ? writing : readOnly

/** Returns what could not be checked, as `call, check`. */
const skippedIn = ({ calls }: Report) =>
  calls.flatMap(({ name, checks }) =>
    checks.flatMap((check) => (check.skipped === undefined ? [] : [`${name}, ${check.name}`])),
  )

/** Returns what does not conform, as `call, check: aspect: text`. */
const problemsIn = ({ calls }: Report) =>
  calls.flatMap(({ name, checks }) =>
    checks.flatMap(({ name: check, problems }) =>
      problems.map(({ aspect, text }) => `${name}, ${check}: ${aspect}: ${text}`),
    ),
  )

describe('the sandbox conforms', () => {
  it('in every call, with an account that the checks create', async () => {
    const report = await checkBackend({ ...writing, origin: ORIGIN })
    expect(problemsIn(report)).toEqual([])
    expect(skippedIn(report)).toEqual([
      'convertPoints, its answer',
      'convertPoints, three times with one key',
      'requestEwallet, its answer',
      'confirmEwallet, its answer',
    ])
    const names = report.calls.map(({ name }) => name)
    const table = Object.keys({ ...apiCalls, ...exchangeDataCalls })
    expect(names.toSorted()).toEqual([...table, 'captcha'].toSorted())
    expect([report.failed, report.skipped]).toEqual([0, 4])
    expect(report.passed).toBeGreaterThan(200)
  })

  it('if a player has points to convert', async () => {
    const report = await checkBackend({ ...readOnly, write: true, only: ['convertPoints'] })
    expect([problemsIn(report), skippedIn(report)]).toEqual([[], []])
  })

  it('if it offers e-wallets', async () => {
    const operator = await Operator.enter(app)
    await operator.set({ paymentKind: 'ewallet' })
    const only = ['sendCode', 'verifyPhone', 'requestEwallet', 'confirmEwallet'] as const
    const report = await checkBackend({ ...writing, only })
    await operator.set({ paymentKind: 'list' })
    expect([problemsIn(report), skippedIn(report)]).toEqual([[], []])
  })
})

describe('without --write', () => {
  let report: Report
  const sent: string[] = []

  beforeAll(async () => {
    const recorded: typeof fetch = (input, init) => {
      const { pathname } = new URL(String(input))
      const token = new Headers(init?.headers).get('authorization')
      sent.push(`${init?.method} ${pathname}${token && !token.includes('nobody') ? ' with the token' : ''}`)
      return fetch(input, init)
    }
    report = await checkBackend({ ...readOnly, fetch: recorded })
  })

  it('nothing that changes data is sent with the account’s token', () => {
    expect(problemsIn(report)).toEqual([])
    const writes = Object.values(apiCalls).filter(({ kind }) => kind === 'send' || kind === 'money')
    const patterns = writes
      .filter(({ path }) => path !== '/login' && path !== '/logout')
      .map(
        ({ method, path }) => new RegExp(`^${method} /api${path.replace(/:\w+/, '[^/]+')} with the token$`),
      )
    expect(patterns.length).toBeGreaterThan(20)
    expect(sent.filter((line) => patterns.some((pattern) => pattern.test(line)))).toEqual([])
    expect(sent).toContain('POST /api/submit-withdraw')
  })

  it('nothing that creates or changes an account is sent as a guest', () => {
    expect(sent.filter((line) => /create-players|usr-/.test(line))).toEqual([])
  })

  it('the calls of players need an account', async () => {
    const { passed, calls } = await checkBackend({ ...readOnly, account: undefined, only: ['login', 'user'] })
    expect(passed).toBeGreaterThan(0)
    expect(calls.map(({ checks }) => checks[0]?.skipped)).toEqual([
      'There is no account; --username names one.',
      'There is no session.',
    ])
  })
})

const callOf = (title: string) => title.split(',')[0] as CheckedName

describe('a broken answer is reported by name', () => {
  it.each(Object.entries(BROKEN_ANSWERS))('%s', async (title, broken) => {
    const only = [callOf(title)]
    const origin = title.includes(': CORS: ') ? ORIGIN : undefined
    const fetch = breaking(callOf(title), broken)
    const report = await checkBackend({ ...optionsFor(callOf(title)), origin, only, fetch })
    expect(problemsIn(report)).toContain(title)
    expect(report.failed).toBeGreaterThan(0)
    expect(reportText(report)).toContain('1 of 1 calls do not conform.')
  })
})

describe('an answer that conforms is accepted', () => {
  it.each(Object.entries(OTHER_ANSWERS))('%s', async (title, other) => {
    const [call, fetch] = [callOf(title), breaking(callOf(title), other)]
    const report = await checkBackend({ ...optionsFor(call), only: [call], fetch })
    expect(problemsIn(report)).toEqual([])
    expect(report.passed + report.skipped).toBeGreaterThan(1)
  })
})

describe('a backend of a few calls', () => {
  it('is told which calls it does not have, and no call is said to conform whose answer was not seen', async () => {
    const few: typeof fetch = async (input, init) => {
      const { pathname } = new URL(String(input))
      if (init?.method === 'GET' && pathname === '/api/logo') return fetch(input, init)
      return Response.json({ message: 'Not found' }, { status: 404 })
    }
    const report = await checkBackend({ ...writing, fetch: few })
    const missing = report.calls.filter(({ isMissing }) => isMissing)
    expect(missing.length).toBeGreaterThan(30)
    for (const { checks } of missing)
      for (const { problems, skipped } of checks)
        expect(problems.length > 0 || skipped !== undefined).toBe(true)
    const [head = '', first = '', ...lines] = reportText(report).split('\n')
    expect(head).toBe(`${writing.base}, contract 1.2`)
    expect(first).toMatch(/^Not there: GET \/captcha, /)
    expect(first).toContain('GET /general')
    expect(first).toContain('POST /login')
    expect(first).not.toContain('GET /logo')
    expect(lines.filter((line) => line.startsWith('✓'))).toEqual(['✓ GET /logo  logo'])
    expect(lines.filter((line) => line.startsWith('–')).length).toBeGreaterThan(5)
  })

  it('is told nothing of that kind if it has all of them', async () => {
    const report = await checkBackend({ ...readOnly, only: ['logo', 'general'] })
    expect(reportText(report)).not.toContain('Not there')
  })
})

describe('the site that the backend serves', () => {
  const general = async (demo: number) => {
    const answer = await (await fetch(`${base}/api/general`)).json()
    return Response.json({ ...answer, general: { ...answer.general, demo } })
  }
  const page = (config: object) =>
    new Response(`<script type="application/json" id="config">${JSON.stringify(config)}</script>`, {
      headers: { 'Content-Type': 'text/html' },
    })
  const terms = { lead: 'Rules', sections: [{ title: 'Who', text: ['You.'] }] }
  const site =
    (demo: number, config: object): typeof fetch =>
    async (input, init) => {
      const { pathname } = new URL(String(input))
      if (pathname === '/api/general') return general(demo)
      if (pathname === '/') return page(config)
      if (pathname === '/operator/brand.json') return Response.json({ colours: { brand: '#1f6b4d' } })
      if (pathname === '/operator/pages/en.json') return Response.json({ terms, about: terms, privacy: 7 })
      if (pathname.endsWith('.svg'))
        return new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } })
      return pathname.startsWith('/operator/') ? page(config) : fetch(input, init)
    }
  const linesOf = async (demo: number, config: object) =>
    reportText(await checkBackend({ ...readOnly, only: ['general'], fetch: site(demo, config) }))
      .split('\n')
      .filter((line) => /^The (operator's folder|configuration)/.test(line))

  it("is told what the operator's folder lacks", async () => {
    expect(await linesOf(0, { operator: '/operator/' })).toEqual([
      "The operator's folder: /operator/brand.json has a colour brand with a contrast of 2.9 to page; 4.5 is the least.",
      "The operator's folder: /operator/pages/en.json does not fit at privacy.",
      "The operator's folder: /operator/pages/en.json has no brand-ambassador, privacy: not found.",
      "The operator's folder: /operator/pages/bn.json is missing.",
      "The operator's folder: /operator/pages/bn.json has no brand-ambassador, about, terms, privacy: not found.",
      "The operator's folder: /operator/home/en.json is missing.",
      "The operator's folder: /operator/home/bn.json is missing.",
    ])
  })

  it('is told where its calls lead elsewhere', async () => {
    const apiHost = 'https://api.example/'
    expect(await linesOf(1, { apiHost, exchangeData: `${base}/odds` })).toEqual([
      `The configuration of ${base}: apiHost leads to https://api.example, not to ${base}.`,
      `The configuration of ${base}: exchangeData leads to ${base}/odds, not to ${base}/exchange-data.`,
    ])
    expect(await linesOf(1, { apiHost: base, exchangeData: `${base}/exchange-data/` })).toEqual([])
  })

  it('lacks a folder only outside a demonstration', async () => {
    expect(await linesOf(1, {})).toEqual([])
    expect(await linesOf(0, {})).toEqual([
      `The operator's folder: The configuration of ${base} names no folder: brand-ambassador, about, terms, privacy are not found.`,
    ])
  })
})

it('a notice without words is said not to be shown', async () => {
  const saying = async (notice: string) => {
    const answer = await (await fetch(`${base}/api/general`)).json()
    const general = { ...answer.general, system_notice: notice }
    const answering: typeof fetch = async (input, init) =>
      String(input).endsWith('/api/general') ? Response.json({ general }) : fetch(input, init)
    return reportText(await checkBackend({ ...readOnly, only: ['general'], fetch: answering }))
  }
  const line = 'The system_notice of /general has no words once it is cleaned: it is not shown.'
  expect(await saying('<p><img src="eid.png" alt="Eid > all"></p>')).toContain(line)
  expect(await saying('<p>Eid</p>')).not.toContain(line)
  expect(await saying(' ')).not.toContain(line)
})

describe('a backend of another kind is reported, and does not stop the checks', () => {
  const answers: Readonly<Record<string, () => Response>> = {
    null: () => Response.json(null),
    'a page': () => new Response('<h1>It works!</h1>'),
    nothing: () => new Response(null, { status: 204 }),
    'no answer': () => {
      throw new TypeError('fetch failed')
    },
  }

  it.each(Object.keys(answers))('%s', async (name) => {
    const answering = async () => answers[name]?.() ?? Response.error()
    const report = await checkBackend({ ...writing, origin: ORIGIN, fetch: answering })
    const faulty = report.calls.filter(({ checks }) => checks.some(({ problems }) => problems.length > 0))
    expect(faulty).toHaveLength(report.calls.length)
    expect(reportText(report)).toContain(`${faulty.length} of ${report.calls.length} calls do not conform.`)
  })
})

describe.each([
  ['the site', 'scripts/run.mjs', 'conformance'],
  ['the package', 'packages/contract/conformance.mjs'],
])('npm run conformance of %s', (_, ...command) => {
  const run = (...args: string[]) => {
    const env = { ...process.env, CONFORMANCE_PASSWORD: PASSWORD }
    return new Promise<{ code: unknown; out: string; err: string }>((done) => {
      execFile(process.execPath, [...command, ...args], { env }, (error, out, err) =>
        done({ code: error?.code ?? 0, out, err }),
      )
    })
  }

  it('prints what conforms and what does not, and writes it as JSON', async () => {
    const file = join(dataFolder(), 'report.json')
    const ok = await run('--base', base, '--username', 'conform1', '--only', 'balance', '--json', file)
    expect([ok.code, ok.err]).toEqual([0, ''])
    expect(ok.out).toBe(
      `${base}, contract 1.2, read only\n\n✓ POST /balance  balance\n\n3 passed, 0 failed, 0 skipped\nNo call was seen that does not conform.\n`,
    )
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      ...{ base, write: false, passed: 3, failed: 0, skipped: 0 },
      calls: [{ name: 'balance', checks: [{ name: 'its answer', problems: [] }, {}, {}] }],
    })
    const broken = await run('--base', `${base}/storage`, '--only', 'logo')
    expect(broken.code).toBe(1)
    expect(broken.out).toContain(
      '✗ GET /logo  logo\n    status, its answer: The status is 404; expected a success',
    )
  })

  it('says what it needs', async () => {
    const [none, unknown] = [await run(), await run('--base', base, '--only', 'nothing')]
    expect([none.code, unknown.code]).toEqual([1, 1])
    expect(none.err).toMatch(/^--base needs an address\.\n\nnpm run conformance -- --base URL/)
    expect(unknown.err).toBe('The contract has no call "nothing".\n')
    const away = await run('--base', 'http://127.0.0.1:1')
    expect([away.code, away.out]).toEqual([1, ''])
    expect(away.err).toMatch(/^Nothing answers at http:\/\/127\.0\.0\.1:1: .+\.\n$/)
  })
})
