import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { balanceIn, deposit, must, Operator, transactionsOf, verifiedPlayer } from './cashier.ts'
import { get, newPlayer, post, SANDBOX_PASSWORD, startSandbox } from './sandbox.ts'

const app = await startSandbox()
let operator: Operator
let address: string

beforeAll(async () => {
  operator = await Operator.enter(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})

afterEach(async () => {
  await operator.send('/sandbox/faults/clear', {})
})

const PAGES = ['', '/players', '/settings', '/ledger', '/outbox', '/faults'].map((path) => `/sandbox${path}`)
const FORMS = ['/requests/1', '/settings', '/faults', '/faults/clear', '/faults/1/remove'].map(
  (path) => `/sandbox${path}`,
)
const cookieOf = async () =>
  String(
    (await app.inject({ url: '/sandbox', query: { key: SANDBOX_PASSWORD } })).headers['set-cookie'],
  ).split(';')[0] ?? ''

describe('the console', () => {
  it.each(PAGES)('%s wants the password, and tells nothing without', async (url) => {
    for (const headers of [{}, { cookie: 'sandbox=' }, { cookie: `sandbox=${'0'.repeat(64)}` }]) {
      const response = await app.inject({ url, headers })
      expect([response.statusCode, response.body.includes('<nav')]).toEqual([401, false])
    }
    expect((await app.inject({ url, query: { key: 'wrong' } })).statusCode).toBe(401)
    const inside = await app.inject({ url, headers: { cookie: await cookieOf() } })
    expect([inside.statusCode, inside.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(inside.headers['cache-control']).toBe('no-store')
    expect(inside.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    expect(inside.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
  })

  it.each(FORMS)('%s wants cookie and form token, whatever the origin says', async (url) => {
    const cookie = await cookieOf()
    const send = (
      headers: Record<string, string>,
      payload: string,
      type = 'application/x-www-form-urlencoded',
    ) => app.inject({ method: 'POST', url, headers: { 'content-type': type, ...headers }, payload })
    expect((await send({}, 'decision=approved')).statusCode).toBe(401)
    expect((await send({ cookie }, 'decision=approved')).statusCode).toBe(403)
    expect((await send({ cookie }, 'token=abc')).statusCode).toBe(403)
    expect((await send({ cookie, origin: 'null' }, `token=${'0'.repeat(64)}`)).statusCode).toBe(403)
    expect((await send({ cookie }, '{"token":"a"}', 'application/json')).statusCode).toBe(403)
    expect((await send({ cookie }, 'token=a', 'text/plain')).statusCode).toBe(415)
  })

  it('shows what players typed as text', async () => {
    const payer = await verifiedPlayer(app, 'markup02')
    must(await deposit(app, payer))
    await operator.decideNewest(payer, 'rejected', '<b>"Reason"</b>')
    const page = await operator.page('/sandbox')
    expect(page).toContain('&#60;b&#62;&#34;Reason&#34;&#60;/b&#62;')
    expect(page).not.toContain('<b>')
    expect(await operator.page('/sandbox/players?q=%3Cb%3E')).toContain('value="&#60;b&#62;"')
    expect((await transactionsOf(app, payer))[0].note).toBe('<b>"Reason"</b>')
  })

  it('lists what waits until it is decided, and decides it once', async () => {
    const payer = await verifiedPlayer(app, 'queue001')
    must(await deposit(app, payer, { transaction_id: 'QUEUE0001' }))
    const title = 'Deposit of queue001, ৳ 500.00'
    const waiting = async () => (await operator.page('/sandbox')).split('id="decided"')[0]
    expect(await waiting()).toContain(title)
    expect(await waiting()).toContain('QUEUE0001')
    const [{ id }] = await transactionsOf(app, payer)
    expect(await operator.decide(id, 'approved')).toBe('approved')
    expect(await waiting()).not.toContain(title)
    expect(await operator.decide(id, 'rejected')).toBe('decided')
    expect(await operator.page('/sandbox?said=decided')).toContain('has been decided already')
    expect(await balanceIn(app, payer)).toBe('1500.00')
  })

  it('decides by a pressed button alone: Enter in the reason presses the first, which does nothing', async () => {
    const payer = await verifiedPlayer(app, 'enterkey')
    must(await deposit(app, payer))
    const [{ id }] = await transactionsOf(app, payer)
    const form = (await operator.page('/sandbox')).split(`/sandbox/requests/${id}"`)[1] ?? ''
    expect(form.match(/<button[^>]*>/g)?.slice(0, 3)).toEqual([
      '<button disabled hidden>',
      '<button name="decision" value="approved">',
      '<button name="decision" value="rejected" class="danger">',
    ])
  })

  it('decides nothing else', async () => {
    expect(await operator.decide('999999', 'approved')).toBe('decided')
    expect(await operator.decide('abc', 'approved')).toBe('wrong')
    expect(await operator.send('/sandbox/requests/1', { decision: 'open' })).toBe('wrong')
    expect(await operator.send(`/sandbox/requests/${'9'.repeat(40)}`, { decision: 'approved' })).toBe('wrong')
  })

  it('shows players with balance and contacts, by name', async () => {
    await verifiedPlayer(app, 'findable')
    await newPlayer(app, 'hidden01')
    const page = await operator.page('/sandbox/players?q=FINDAB')
    expect(page).toContain('findable')
    expect(page).toContain('৳ 1,000.00')
    expect(page).not.toContain('hidden01')
    expect(await operator.page('/sandbox/players?q=%25')).toContain('No player has such a name.')
  })

  it('proves the ledger', async () => {
    const page = await operator.page('/sandbox/ledger')
    expect(page).toContain('The ledger adds up: all entries sum to ৳ 0.00; every balance equals its entries.')
    expect(page).toContain('opening:')
  })
})

describe('settings', () => {
  it('close the site and block markets', async () => {
    const { token } = await newPlayer(app, 'setting1')
    await operator.set({ siteOpen: undefined, gamesBlocked: 'on' })
    expect((await get(app, '/general')).body.general.site_status).toBe(false)
    expect((await get(app, '/market/block', token)).body.marketBlock).toEqual({
      exchange_market: true,
      cs_market: false,
      status: 'blocked',
    })
    await operator.set({ siteOpen: 'on', gamesBlocked: undefined, usdtRate: '130' })
    expect((await get(app, '/general')).body.general).toMatchObject({ site_status: true, usdt_rate: '130' })
    expect((await get(app, '/market/block', token)).body.marketBlock.status).toBe('active')
  })

  it.each([
    ['usdtRate', ''],
    ['usdtRate', '0'],
    ['usdtRate', '-1'],
    ['usdtRate', '1e3'],
    ['paymentKind', 'other'],
    ['bonus-1', '100'],
    ['number-11', '<b>'],
    ['number-11', undefined],
  ])('with %s as %s change nothing', async (field, value) => {
    const before = (await get(app, '/general')).body
    await expect(operator.set({ siteOpen: undefined, [field]: value })).rejects.toThrow('not saved: wrong')
    expect((await get(app, '/general')).body).toEqual(before)
  })
})

describe('faults', () => {
  const inject = (fields: Record<string, string>) =>
    operator.send('/sandbox/faults', { call: 'any', delay: '0', outcome: 'usual', times: '', ...fields })
  const general = () => fetch(`${address}/api/general`)

  it('answer so often, then no more; other calls go on', async () => {
    expect(await inject({ call: 'GET /general', outcome: 'status503', times: '2' })).toBe('injected')
    expect(await operator.page('/sandbox')).toContain('1 active')
    expect((await get(app, '/logo')).status).toBe(200)
    for (const status of [503, 503, 200, 200]) expect((await get(app, '/general')).status).toBe(status)
    expect(await operator.page('/sandbox')).not.toContain('1 active')
  })

  it('hold until they are removed', async () => {
    await inject({ outcome: 'status500' })
    expect((await get(app, '/general')).body).toEqual({ message: 'A fault of the sandbox’s console.' })
    const page = await operator.page('/sandbox/faults')
    const remove = /action="(\/sandbox\/faults\/\d+\/remove)"/.exec(page)?.[1]
    expect(await operator.send(remove ?? '', {})).toBe('removed')
    expect((await get(app, '/general')).status).toBe(200)
  })

  it('befall a call, not its preflight', async () => {
    await inject({ outcome: 'status500', times: '1' })
    expect((await app.inject({ method: 'OPTIONS', url: '/api/general' })).statusCode).toBe(204)
    for (const status of [500, 200]) expect((await get(app, '/general')).status).toBe(status)
  })

  it('answer what is not JSON, and nothing', async () => {
    await inject({ outcome: 'garbled', times: '1' })
    expect(await (await general()).text()).toBe('<!doctype html><title>Bad gateway</title>')
    await inject({ outcome: 'empty', times: '1' })
    expect(await (await general()).text()).toBe('')
  })

  it('wait', async () => {
    await inject({ call: 'GET /general', delay: '300', times: '1' })
    const start = performance.now()
    expect((await general()).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(290)
  })

  it('drop a call before it is done, or after', async () => {
    const payer = await verifiedPlayer(app, 'dropped1')
    const pay = (transaction_id: string) =>
      fetch(`${address}/api/submit-deposit`, {
        method: 'POST',
        headers: { authorization: `Bearer ${payer.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          remote_id: payer.remoteId,
          account_number: payer.phone,
          transaction_id,
          amount: 500,
          payment_id: '11',
          promotion_id: null,
        }),
      })
    await inject({ call: 'POST /submit-deposit', outcome: 'dropBefore', times: '1' })
    await expect(pay('DROPPED01')).rejects.toThrow('fetch failed')
    expect(await transactionsOf(app, payer)).toEqual([])
    await inject({ call: 'POST /submit-deposit', outcome: 'dropAfter', times: '1' })
    await expect(pay('DROPPED02')).rejects.toThrow('fetch failed')
    expect(await transactionsOf(app, payer)).toMatchObject([{ transaction_id: 'DROPPED02', key: '0' }])
  })

  it.each([
    { call: 'GET /nothing' },
    { delay: '-1' },
    { delay: '120001' },
    { outcome: 'toString' },
    { times: '0' },
    { times: 'x' },
  ])('are not taken with %o', async (fields) => {
    expect(await inject(fields as unknown as Record<string, string>)).toBe('wrong')
    expect(await operator.page('/sandbox/faults')).toContain('No faults')
    expect((await post(app, '/login', { username: 'nobody12', password: 'abc12345' })).status).toBe(401)
  })
})
