import { describe, expect, it } from 'vitest'
import { makeDist } from './dist.ts'
import { SANDBOX_PASSWORD, startSandbox } from './sandbox.ts'

const app = await startSandbox({ dist: makeDist() })
const html = { accept: 'text/html,*/*' }

const cookiesOf = (headers: Record<string, unknown>) => [headers['set-cookie'] ?? []].flat().map(String)

const framedBy = (headers: Record<string, unknown>) =>
  /frame-ancestors (.*)$/.exec(String(headers['content-security-policy']))?.[1]

describe('/sandbox/phone', () => {
  it('needs no password, and shows nothing of the console', async () => {
    const { statusCode, headers, body } = await app.inject('/sandbox/phone')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toMatch(/<nav|<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/)
    for (const [file, type] of [
      ['phone.js', 'text/javascript'] as const,
      ['phone.css', 'text/css'] as const,
    ]) {
      const served = await app.inject(`/sandbox/${file}`)
      expect([served.statusCode, served.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`])
    }
  })

  it('the printed address opens the console, and leads to the page', async () => {
    for (const url of ['/sandbox/phone', '/sandbox', '/sandbox/ledger']) {
      const entered = await app.inject({ url, query: { key: SANDBOX_PASSWORD } })
      expect([entered.statusCode, entered.headers.location]).toEqual([303, url])
      expect(cookiesOf(entered.headers)[0]).toMatch(/^sandbox=/)
    }
    const wrong = await app.inject({ url: '/sandbox/phone', query: { key: 'wrong' } })
    expect([wrong.statusCode, cookiesOf(wrong.headers)]).toEqual([401, []])
  })

  it('may frame the site and the console of its own origin, and no other page may', async () => {
    const [cookie = ''] = cookiesOf((await app.inject('/sandbox/phone')).headers)
    expect(cookie).toBe('phone-frame=1; Path=/; HttpOnly; SameSite=Strict')
    const visitor = { ...html, cookie: 'phone-frame=1' }
    for (const url of ['/', '/login', '/sandbox', '/sandbox/outbox']) {
      expect([url, framedBy((await app.inject({ url, headers: html })).headers)]).toEqual([url, "'none'"])
      expect([url, framedBy((await app.inject({ url, headers: visitor })).headers)]).toEqual([url, "'self'"])
    }
    const own = await app.inject({ url: '/sandbox/phone', headers: visitor })
    expect(framedBy(own.headers)).toBe("'none'")
  })

  it('a page that the browser keeps unframed is sent again, because a 304 does not change its policy', async () => {
    const { headers } = await app.inject({ url: '/', headers: html })
    const framed = await app.inject({
      url: '/',
      headers: { ...html, cookie: 'phone-frame=1', 'if-none-match': String(headers.etag) },
    })
    expect([framed.statusCode, framedBy(framed.headers)]).toEqual([200, "'self'"])
  })
})
