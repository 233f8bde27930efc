import { describe, expect, it } from 'vitest'
import { calledOrigins } from '#server/http/siteConfig.ts'
import { Reports } from '#server/reports/reports.ts'
import { Operator } from '../setup/operator.ts'
import { startSandbox } from '../setup/sandbox.ts'

const app = await startSandbox({ reportOrigins: ['https://site.example'] })
const operator = await Operator.enter(app)

const REPORT = {
  build: 'index-abc',
  route: '/chat-box/{chatId}',
  flow: 'chatBox',
  state: 'ready',
  kind: 'odd row',
  detail: 'GET /chats/{chatId}/messages messages.content',
  events: [{ at: 1_772_431_200_000, actor: 'root/router/chatBox', type: 'xstate.init', state: 'loading' }],
}

const send = async (
  payload: string,
  type = 'text/plain;charset=UTF-8',
  headers: Record<string, string> = {},
) =>
  (
    await app.inject({
      method: 'POST',
      url: '/reports',
      headers: { host: 'sandbox.example', 'content-type': type, ...headers },
      payload,
    })
  ).statusCode

describe('the reports of the site', () => {
  it('are taken as plain text, if they are reports of a reasonable size', async () => {
    expect(await send(JSON.stringify(REPORT))).toBe(204)
    expect(await send('nonsense')).toBe(400)
    expect(await send(JSON.stringify({ ...REPORT, events: Array(51).fill(REPORT.events[0]) }))).toBe(400)
    expect(await send(JSON.stringify({ ...REPORT, detail: 'x'.repeat(201) }))).toBe(400)
    expect(await send('x'.repeat(33_000))).toBe(413)
    expect(await send(JSON.stringify(REPORT), 'application/json')).toBe(415)
  })

  it('are grouped by kind, route and detail, newest first, and shown with their events', async () => {
    await send(JSON.stringify(REPORT))
    await send(JSON.stringify({ ...REPORT, kind: 'view error', detail: '<b>TypeError</b>' }))
    const list = await operator.page('/sandbox/reports')
    const titles = [...list.matchAll(/<h2 [^>]*><a href="([^"]*)">([^<]*)</g)].map(([, , title]) => title)
    expect(titles).toEqual(['&#60;b&#62;TypeError&#60;/b&#62;', REPORT.detail])
    expect(list).toContain('2 times')
    const one = await operator.page('/sandbox/reports/1')
    expect(one).toContain('<td>root/router/chatBox</td><td>xstate.init</td><td>loading</td>')
    expect(await operator.page('/sandbox/reports/99')).toContain('There is nothing here.')
  })

  it('are kept up to a number', async () => {
    const reports = new Reports()
    for (let at = 0; at < 201; at += 1) reports.add(REPORT)
    expect([reports.find(1), reports.find(2)?.kind]).toEqual([undefined, 'odd row'])
  })

  it.each([
    [204, 'its own page', { 'sec-fetch-site': 'same-origin', origin: 'http://sandbox.example' }],
    [204, 'its own page with `no-referrer`', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    [204, 'its own page in a browser that says only the origin', { origin: 'http://sandbox.example' }],
    [204, 'a configured site', { 'sec-fetch-site': 'cross-site', origin: 'https://site.example' }],
    [403, 'another site', { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' }],
    [403, 'another site that hides its origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    [
      403,
      'another port of the same host',
      { 'sec-fetch-site': 'same-site', origin: 'http://sandbox.example:8080' },
    ],
    [403, 'another site in a browser that says only the origin', { origin: 'https://other.example' }],
  ])('answer %i to %s', async (status, _, headers) => {
    expect(await send(JSON.stringify(REPORT), undefined, headers)).toBe(status)
  })
})

it('the policy of the page allows the origins of its configuration', () => {
  const config = {
    reportUrl: 'https://reports.example/site',
    apiHost: 'https://api.example',
    exchangeData: '/x',
  }
  const page = `<script type="application/json" id="config">${JSON.stringify(config)}</script>`
  expect(calledOrigins(page)).toEqual(['https://api.example', 'https://reports.example'])
  expect(calledOrigins('<p>')).toEqual([])
})
