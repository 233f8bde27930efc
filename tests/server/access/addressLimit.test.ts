import { expect, it } from 'vitest'
import { post, send } from '../setup/calls.ts'
import { startSandbox } from '../setup/sandbox.ts'

const app = await startSandbox({ addressLimit: 5 })
const proxied = await startSandbox({ addressLimit: 5, trustProxy: true })

const tries = async (sandbox: typeof app, forwarded: (at: number) => string) => {
  const statuses: number[] = []
  for (let at = 0; at < 8; at++) {
    const headers = { 'x-forwarded-for': forwarded(at) }
    const body = { username: `nobody${at}`, password: 'wrong1234' }
    statuses.push((await send(sandbox, 'POST', '/login', { body, headers })).status)
  }
  return statuses
}

it('the limit ignores forwarded addresses without a trusted proxy', async () => {
  expect(await tries(app, (at) => `10.0.0.${at}`)).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  expect((await post(app, '/login', { username: 'nobody', password: 'wrong1234' })).body).toEqual({
    message: 'Too many requests. Please try again in a minute.',
  })
})

it('the limit counts forwarded addresses behind a trusted proxy', async () => {
  expect(await tries(proxied, (at) => `10.0.0.${at}`)).toEqual(Array(8).fill(401))
  expect((await tries(proxied, () => '10.0.1.1')).slice(5)).toEqual([429, 429, 429])
})

it('the limit counts all addresses of an IPv6 network together', async () => {
  expect((await tries(proxied, (at) => `2001:db8:0:1::${at}`)).slice(5)).toEqual([429, 429, 429])
  expect(await tries(proxied, (at) => `2001:db8:1:${at}::1`)).toEqual(Array(8).fill(401))
})

it('the limit counts the address that the proxy adds, not those that the caller claims', async () => {
  expect((await tries(proxied, (at) => `10.9.9.${at}, 10.0.1.2`)).slice(5)).toEqual([429, 429, 429])
})

it('the limit counts requests for a captcha', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 7; at++) {
    const headers = { 'x-forwarded-for': '10.0.1.3' }
    statuses.push((await send(proxied, 'GET', `/captcha?key=${at}`, { headers })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
})
