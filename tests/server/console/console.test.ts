import type { FastifyRequest } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createAccess } from '#server/console/access.ts'
import { cookieOf, get, must, SANDBOX_PASSWORD } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import { newPlayer, verifiedPlayer } from '../setup/player.ts'
import { appAt } from '../setup/remote.ts'
import { later, startSandbox } from '../setup/sandbox.ts'

const app = await startSandbox({ trustProxy: true })
const operator = await Operator.enter(app)

const address = await app.listen({ host: '127.0.0.1', port: 0 })

afterEach(async () => {
  await operator.send('/sandbox/faults/clear', {})
})

const PAGES = [
  ...['', '/exchange', '/chats', '/players', '/inbox'],
  ...['/promotions', '/settings', '/ledger', '/outbox', '/faults', '/reports'],
].map((path) => `/sandbox${path}`)
const FORMS = [
  ...['/requests/1', '/exchange/1/suspend', '/exchange/1/end', '/exchange/1/settle', '/chats/1', '/log-out'],
  ...['/players/1/grants', '/inbox', '/settings', '/faults', '/faults/clear', '/faults/1/remove'],
].map((path) => `/sandbox${path}`)

/** Opens a page with a password from a network address, through a proxy. */
const enterFrom = (address: string, key: string, url = '/sandbox') =>
  app.inject({ url, query: { key }, headers: { 'x-forwarded-for': address } })

const entering = async (address: string, key: string, url?: string) =>
  (await enterFrom(address, key, url)).statusCode

/** Sends the form with a password from a network address. */
const logInFrom = (address: string, password: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/sandbox/log-in',
    headers: {
      'x-forwarded-for': address,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams({ password }).toString(),
  })

const loggingIn = async (address: string, password: string) => (await logInFrom(address, password)).statusCode

/** Returns the status of the console's first page for a cookie. */
const inside = async (cookie: string) =>
  (await app.inject({ url: '/sandbox', headers: { cookie } })).statusCode

describe('the console', () => {
  it.each(PAGES)('%s needs the password and shows nothing without it', async (url) => {
    for (const cookie of ['', 'sandbox=', `sandbox=${'A'.repeat(43)}`, `sandbox=${SANDBOX_PASSWORD}`]) {
      const response = await app.inject({ url, headers: { cookie } })
      expect([response.statusCode, response.body.includes('<nav')]).toEqual([401, false])
    }
    expect((await app.inject({ url, query: { key: 'wrong' } })).statusCode).toBe(401)
    const page = await app.inject({ url, headers: { cookie: await cookieOf(app) } })
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    expect(page.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
  })

  it.each(FORMS)('%s needs the cookie and the form token, with any origin', async (url) => {
    const cookie = await cookieOf(app)
    const send = (
      headers: Record<string, string>,
      payload: string,
      type = 'application/x-www-form-urlencoded',
    ) => app.inject({ method: 'POST', url, headers: { 'content-type': type, ...headers }, payload })
    expect((await send({}, 'decision=approved')).statusCode).toBe(401)
    expect((await send({ cookie }, 'decision=approved')).statusCode).toBe(403)
    expect((await send({ cookie }, 'token=abc')).statusCode).toBe(403)
    expect((await send({ cookie, origin: 'null' }, `token=${'0'.repeat(64)}`)).statusCode).toBe(403)
    expect((await send({ cookie }, '{"token":"a"}', 'application/json')).statusCode).toBe(415)
    expect((await send({ cookie }, 'token=a', 'text/plain')).statusCode).toBe(415)
  })

  it('ends a session at log-out, on the server too, and after twelve hours', async () => {
    const [mine, other] = [await cookieOf(app), await cookieOf(app)]
    const form = /action="\/sandbox\/log-out"><input type="hidden" name="token" value="(\w+)">/
    const [, token] = form.exec((await app.inject({ url: '/sandbox', headers: { cookie: mine } })).body) ?? []
    const left = await app.inject({
      method: 'POST',
      url: '/sandbox/log-out',
      headers: { cookie: mine, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${token}`,
    })
    expect([left.statusCode, left.headers.location]).toEqual([303, '/sandbox'])
    expect(left.headers['set-cookie']).toMatch(/^sandbox=; Max-Age=0; Path=\/sandbox;/)
    expect([await inside(mine), await inside(other)]).toEqual([401, 200])
    later(11.9 * 3_600_000)
    expect(await inside(other)).toBe(200)
    later(0.2 * 3_600_000)
    expect(await inside(other)).toBe(401)
  })

  it('ends all sessions when its password changes', async () => {
    const cookies = { sandbox: (await cookieOf(app)).replace('sandbox=', '') }
    const sessionWith = (password: string) =>
      createAccess(app.db, password, {} as Parameters<typeof createAccess>[2]).sessionOf({
        cookies,
      } as unknown as FastifyRequest)
    expect(await sessionWith(SANDBOX_PASSWORD)).toBeDefined()
    expect(await sessionWith('another password')).toBeUndefined()
  })

  it.each(['https', 'http'])('gives a cookie for %s', async (protocol) => {
    const entered = await app.inject({
      url: '/sandbox',
      query: { key: SANDBOX_PASSWORD },
      headers: { 'x-forwarded-proto': protocol },
    })
    expect(String(entered.headers['set-cookie']).split('; ')).toEqual([
      expect.stringMatching(/^sandbox=[\w-]{43}$/),
      'Max-Age=43200',
      'Path=/sandbox',
      'HttpOnly',
      ...(protocol === 'https' ? ['Secure'] : []),
      'SameSite=Strict',
    ])
  })

  it('takes the password by its form, and leads to the first page', async () => {
    const entered = await logInFrom('10.0.2.9', SANDBOX_PASSWORD)
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/sandbox'])
    expect(await inside(String(entered.headers['set-cookie']).split(';')[0] ?? '')).toBe(200)
    const refused = await logInFrom('10.0.2.9', 'wrong')
    expect(refused.statusCode).toBe(401)
    expect(refused.body).toMatch(
      /aria-invalid="true"[^>]*>\s*<p id="password-error" class="error" role="alert">Wrong password\.</,
    )
  })

  it('counts the wrong passwords that an address sends by the form', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 12; at++) statuses.push(await loggingIn('10.0.2.1', 'wrong'))
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    const refused = await logInFrom('10.0.2.1', SANDBOX_PASSWORD)
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([429, undefined])
    expect(refused.body).toContain('Too many attempts. Please try again in 15 minutes.')
    expect(await loggingIn('10.0.2.2', SANDBOX_PASSWORD)).toBe(303)
  })

  it('is not locked by wrong passwords in addresses, such as those of pictures, which are counted apart', async () => {
    for (let round = 0; round < 10; round++)
      for (const page of PAGES.slice(0, 10)) expect(await entering('10.0.2.3', 'wrong', page)).toBe(401)
    expect(await entering('10.0.2.3', SANDBOX_PASSWORD)).toBe(429)
    expect(await loggingIn('10.0.2.3', SANDBOX_PASSWORD)).toBe(303)
  })

  it('opens nothing for another site: no page, no password in an address, no form', async () => {
    const cookie = await cookieOf(app)
    const from = (site: string) => ({ cookie, 'sec-fetch-site': site })
    const opened = async (site: string, query = {}) =>
      (await app.inject({ url: '/sandbox', query, headers: from(site) })).statusCode
    expect([await opened('cross-site'), await opened('same-origin'), await opened('none')]).toEqual([
      403, 200, 200,
    ])
    expect(await opened('cross-site', { key: SANDBOX_PASSWORD })).toBe(403)
    expect((await logInFrom('10.0.2.4', SANDBOX_PASSWORD, from('cross-site'))).statusCode).toBe(403)
    expect(await operator.send('/sandbox/faults/clear', {})).toBe('removed')
  })

  it('forgets wrong passwords after the right one, and counts those of an IPv6 network together', async () => {
    for (let at = 0; at < 9; at++) expect(await loggingIn(`2001:db8:0:1::${at}`, 'wrong')).toBe(401)
    expect(await loggingIn('2001:db8:0:1:a::', SANDBOX_PASSWORD)).toBe(303)
    for (let at = 0; at < 10; at++) expect(await loggingIn(`2001:db8:0:1::${at}`, 'wrong')).toBe(401)
    expect(await loggingIn('2001:db8:0:1:b::', SANDBOX_PASSWORD)).toBe(429)
    expect(await loggingIn('2001:db8:0:2::1', SANDBOX_PASSWORD)).toBe(303)
  })

  it('escapes what players typed', async () => {
    const payer = await verifiedPlayer(app, 'markup02')
    must(await payer.deposit())
    await operator.decideNewest(payer, 'rejected', '<b>"Reason"</b>')
    const page = await operator.page('/sandbox')
    expect(page).toContain('&#60;b&#62;&#34;Reason&#34;&#60;/b&#62;')
    expect(page).not.toContain('<b>')
    expect(await operator.page('/sandbox/players?q=%3Cb%3E')).toContain('value="&#60;b&#62;"')
    expect((await payer.transactions())[0].note).toBe('<b>"Reason"</b>')
  })

  it('lists a request until it is decided, and decides it once', async () => {
    const payer = await verifiedPlayer(app, 'queue001')
    must(await payer.deposit({ transaction_id: 'QUEUE0001' }))
    const [{ id }] = await payer.transactions()
    const title = `>Deposit ${id}</a>`
    const waiting = async () => (await operator.page('/sandbox')).split('id="decided"')[0]
    for (const words of [title, '>queue001</a>', '৳ 500.00', 'QUEUE0001'])
      expect(await waiting()).toContain(words)
    expect(await operator.decide(id, 'approved')).toBe('approved')
    expect(await waiting()).not.toContain(title)
    expect(await operator.send(`/sandbox/requests/${id}`, { decision: 'open' })).toBe('wrong')
    for (const [request, word] of Object.entries({
      [id]: 'decided',
      999999: 'decided',
      abc: 'wrong',
      ['9'.repeat(40)]: 'wrong',
    }))
      expect([request, await operator.decide(request, 'rejected')]).toEqual([request, word])
    expect(await operator.page('/sandbox?notice=decided')).toContain('has already been decided')
    expect(await payer.balance()).toBe('1500.00')
  })

  it('decides only when a button is pressed: Enter in the reason presses a disabled one', async () => {
    const payer = await verifiedPlayer(app, 'enterkey')
    must(await payer.deposit())
    const [{ id }] = await payer.transactions()
    const form = (await operator.page(`/sandbox/requests/${id}`)).split(`/sandbox/requests/${id}"`)[1] ?? ''
    expect(form.match(/<button[^>]*>/g)?.slice(0, 3)).toEqual([
      '<button disabled hidden>',
      '<button name="decision" value="approved">',
      '<button name="decision" value="rejected" class="danger">',
    ])
  })

  it('finds players by username and shows their balance', async () => {
    await verifiedPlayer(app, 'findable')
    await newPlayer(app, 'hidden01')
    const page = await operator.page('/sandbox/players?q=FINDAB')
    for (const shown of ['findable', '৳ 1,000.00']) expect(page).toContain(shown)
    expect(page).not.toContain('hidden01')
    expect(await operator.page('/sandbox/players?q=%25')).toContain('No player has that name.')
  })

  it('writes negative money and points as the site does', async () => {
    expect(await operator.give(await newPlayer(app, 'minus001'), { kind: 'points', amount: '7' })).toBe(
      'granted',
    )
    const page = await operator.page('/sandbox/ledger')
    expect(page).toContain('<dt>issued</dt><dd>−৳ ')
    expect(page).toContain('−7 points')
    expect(page.replace(/<[^>]+>/g, ' ')).not.toMatch(/(^|\s)-(৳|\d)/)
  })

  it('shows that the ledger adds up', async () => {
    const page = await operator.page('/sandbox/ledger')
    expect(page).toContain(
      'The ledger adds up: all entries sum to <span class="amount">৳ 0.00</span> and 0 points; every balance equals its entries.',
    )
    expect(page).toContain('opening:')
  })
})

describe('the console leads', () => {
  it('from a request to its player, and from the player to requests, bets, ledger and chats', async () => {
    const payer = await verifiedPlayer(app, 'linked01')
    must(await payer.deposit({ transaction_id: 'LINKED001' }))
    const chat = await payer.openChat()
    must(await payer.write(chat, 'Where is it?'))
    await operator.approveDeposit(await verifiedPlayer(app, 'another1'), { transaction_id: 'ANOTHER01' })
    const own = `/sandbox/players/${payer.remoteId}`
    const [{ id }] = await payer.transactions()
    for (const page of ['/sandbox', `/sandbox/requests/${id}`])
      expect(await operator.page(page)).toContain(`<a href="${own}">linked01</a>`)
    const player = await operator.page(own)
    expect(player).toContain('<h1>Player linked01</h1>')
    const parts = {
      requests: `<a href="/sandbox/requests/${id}">Deposit ${id}</a>`,
      bets: 'No bets on the exchange yet.',
      ledger: '>opening:',
      chats: `<a href="/sandbox/chats/${chat}">Chat ${chat}</a>`,
    }
    for (const [part, shown] of Object.entries(parts)) {
      expect(player).toContain(`<a href="${own}/${part}">`)
      const page = await operator.page(`${own}/${part}`)
      expect([part, page.includes(shown), page.includes('another1')]).toEqual([part, true, false])
      expect(page).not.toContain('ANOTHER01')
    }
    expect(await operator.page('/sandbox/players/999999/ledger')).toContain('There is nothing here.')
  })

  it('to what waits, which its navigation counts on every page', async () => {
    const counts = async () =>
      [
        ...(await operator.page('/sandbox/ledger')).matchAll(
          /class="count">(\d+)<span class="unseen"> (\w+)/g,
        ),
      ]
        .filter(([, , what]) => what === 'waiting')
        .map(([, count]) => Number(count))
    const payer = await verifiedPlayer(app, 'counted1')
    const chat = await payer.openChat()
    const say = async () => must(await payer.write(chat, 'Hello'))
    await say()
    must(await payer.deposit())
    const [requests = 0, chats = 0] = await counts()
    await operator.decideNewest(payer, 'rejected')
    expect((await counts()).at(-1)).toBe(chats)
    must(await payer.deposit())
    expect(await counts()).toEqual([requests, chats])
    expect(await operator.send(`/sandbox/chats/${chat}`, { content: 'Hello' })).toBe('sent')
    must(await newPlayer(app, 'counted2').then(() => payer.get('/get-chats')))
    await say()
    expect(await counts()).toEqual([requests, chats])
  })
})

describe('a refused form', () => {
  const again = async (path: string, fields: Record<string, string>) => {
    const { statusCode, body } = await operator.submit(path, fields)
    expect([path, statusCode]).toEqual([path, 422])
    return body
  }

  it('names each wrong field, at the field and in a list, and keeps what was typed', async () => {
    const page = await again('/sandbox/inbox', { username: 'nobody99', title: 'A title', message: '' })
    expect(page).toContain('<a href="#message">Message: from 1 to 2,000 characters.</a>')
    expect(page).toMatch(
      /<textarea id="message" [^>]*aria-describedby="message-error" aria-invalid="true" autofocus>/,
    )
    expect(page).toContain('<p id="message-error" class="error">Message: from 1 to 2,000 characters.</p>')
    for (const kept of ['value="nobody99"', 'value="A title"']) expect(page).toContain(kept)
    expect(page.match(/aria-invalid/g)).toHaveLength(1)
    const nobody = await again('/sandbox/inbox', { username: 'nobody99', title: 'A title', message: '<b>' })
    expect(nobody).toContain('<p id="username-error" class="error">To: no player has the name nobody99.</p>')
    expect(nobody).toContain('>&#60;b&#62;</textarea>')
  })

  it('of faults, of a gift and of the settings does so too', async () => {
    const fault = await again('/sandbox/faults', {
      call: 'GET /general',
      delay: '-1',
      outcome: 'usual',
      times: 'x',
    })
    expect(fault.match(/class="error">[^<]*/g)).toEqual([
      'class="error">Delay: whole milliseconds, from 0 to 120,000.',
      'class="error">Times: a whole number from 1 to 999,999, or nothing.',
    ])
    expect(fault).toContain('<option value="GET /general" selected>')
    const { remoteId } = await newPlayer(app, 'refused1')
    const fields = { kind: 'points', amount: '1.5', reason: 'Thanks', key: 'a'.repeat(20) }
    const gift = await again(`/sandbox/players/${remoteId}/grants`, fields)
    expect(gift).toContain('<p id="amount-error" class="error">Amount: a whole number from 1 to 100,000.</p>')
    for (const kept of ['value="1.5"', 'value="Thanks"', '<option value="points" selected>'])
      expect(gift).toContain(kept)
    const settings = await again('/sandbox/settings', { usdtRate: 'much', siteOpen: 'on' })
    expect(settings).toContain('<p id="usdtRate-error" class="error">USDT rate: taka above 0')
    expect(settings).toContain('name="siteOpen" checked')
    expect(settings).not.toContain('name="withdrawalsOpen" checked')
  })
})

describe('settings', () => {
  it('close the site and block its markets', async () => {
    const player = await newPlayer(app, 'setting1')
    await operator.set({ siteOpen: undefined, gamesBlocked: 'on' })
    expect((await get(app, '/general')).body.general.site_status).toBe(false)
    expect((await player.get('/market/block')).body.marketBlock).toEqual({
      exchange_market: true,
      cs_market: false,
      status: 'blocked',
    })
    await operator.set({ siteOpen: 'on', gamesBlocked: undefined, usdtRate: '130' })
    expect((await get(app, '/general')).body.general).toMatchObject({ site_status: true, usdt_rate: '130' })
    expect((await player.get('/market/block')).body.marketBlock.status).toBe('active')
  })

  it('that are wrong change nothing', async () => {
    const before = (await get(app, '/general')).body
    const wrong = {
      usdtRate: ['', '0', '-1', '1e3'],
      paymentKind: ['other'],
      'bonus-1': ['100'],
      'number-11': ['<b>', undefined],
      'network-51': ['<b>'],
      'ewallet-1': ['toString', undefined],
    }
    for (const [field, values] of Object.entries(wrong))
      for (const value of values)
        await expect(operator.set({ siteOpen: undefined, [field]: value }), field).rejects.toThrow(
          'not saved: wrong',
        )
    expect((await get(app, '/general')).body).toEqual(before)
  })
})

describe('faults', () => {
  const inject = (fields: Record<string, string>) =>
    operator.send('/sandbox/faults', { call: 'any', delay: '0', outcome: 'usual', times: '', ...fields })
  const general = () => fetch(`${address}/api/general`)

  it('apply as often as set, to their call only', async () => {
    expect(await inject({ call: 'GET /general', outcome: 'status503', times: '2' })).toBe('injected')
    expect(await operator.page('/sandbox')).toContain('1 active. <a href="/sandbox/faults">See them</a>')
    expect(await operator.page('/sandbox/faults')).not.toContain('See them')
    expect((await get(app, '/logo')).status).toBe(200)
    for (const status of [503, 503, 200, 200]) expect((await get(app, '/general')).status).toBe(status)
    expect(await operator.page('/sandbox')).not.toContain('1 active')
  })

  it('stay until they are removed, and do not apply to a preflight', async () => {
    await inject({ outcome: 'status500' })
    expect((await app.inject({ method: 'OPTIONS', url: '/api/general' })).statusCode).toBe(204)
    expect((await get(app, '/general')).body).toEqual({ message: 'Fault injected at the sandbox’s console.' })
    const page = await operator.page('/sandbox/faults')
    const remove = /action="(\/sandbox\/faults\/\d+\/remove)"/.exec(page)?.[1]
    expect(await operator.send(remove ?? '', {})).toBe('removed')
    expect((await get(app, '/general')).status).toBe(200)
  })

  it('answer with something other than JSON, and with nothing', async () => {
    await inject({ outcome: 'garbled', times: '1' })
    expect(await (await general()).text()).toBe('<!doctype html><title>Bad gateway</title>')
    await inject({ outcome: 'empty', times: '1' })
    expect(await (await general()).text()).toBe('')
  })

  it('delay a call', async () => {
    await inject({ call: 'GET /general', delay: '300', times: '1' })
    const start = performance.now()
    expect((await general()).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(290)
  })

  it('drop the connection before or after a call is done', async () => {
    const payer = await verifiedPlayer(app, 'dropped1')
    const pay = (transaction_id: string) => payer.at(appAt(address)).deposit({ transaction_id })
    await inject({ call: 'POST /submit-deposit', outcome: 'dropBefore', times: '1' })
    await expect(pay('DROPPED01')).rejects.toThrow('fetch failed')
    expect(await payer.transactions()).toEqual([])
    await inject({ call: 'POST /submit-deposit', outcome: 'dropAfter', times: '1' })
    await expect(pay('DROPPED02')).rejects.toThrow('fetch failed')
    expect(await payer.transactions()).toMatchObject([{ transaction_id: 'DROPPED02', key: '0' }])
  })

  it('are refused with a wrong form', async () => {
    const wrong = [{ call: 'GET /nothing' }, { delay: '-1' }, { delay: '120001' }, { outcome: 'toString' }]
    for (const fields of [...wrong, { times: '0' }, { times: 'x' }])
      expect([fields, await inject(fields as Record<string, string>)]).toEqual([fields, 'wrong'])
    expect(await operator.page('/sandbox/faults')).toContain('No faults')
  })
})
