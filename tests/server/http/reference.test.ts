import { readFileSync } from 'node:fs'
import { openApiDocument } from '@tiya/contract/openapi/document'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '#server/reference/fields.ts'
import { startSandbox } from '../setup/sandbox.ts'

const app = await startSandbox()
const get = (url: string) => app.inject({ url })

describe('the sandbox serves the contract without the password', () => {
  it('as OpenAPI, to pages of every origin', async () => {
    const { statusCode, headers, body } = await get('/sandbox/openapi.json')
    expect([statusCode, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
      200,
      'application/json; charset=utf-8',
      '*',
    ])
    expect(body).toBe(readFileSync('docs/openapi.json', 'utf8'))
  })

  it('as a page that needs no script and no file of another site', async () => {
    const { statusCode, headers, body } = await get('/sandbox/api')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self'; font-src 'self';/,
    )
    expect(body).not.toMatch(/<script|(src|href)="(https?:)?\/\//)
    expect((await get('/sandbox/reference.css')).statusCode).toBe(200)
  })

  it('with each operation on the page, where every link has a target and examples are escaped', async () => {
    const { body } = await get('/sandbox/api')
    const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const operations = Object.values(openApiDocument().paths).flatMap((methods) => Object.values(methods))
    for (const { operationId } of operations) expect(ids).toContain(operationId)
    const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links.length).toBeGreaterThan(operations.length)
    for (const id of links) expect(ids).toContain(id)
    expect(body).toContain('&#60;iframe src=\\&#34;https://scores.example/3041')
    expect(body).not.toContain('<iframe')
  })
})

describe('the fields of a body', () => {
  const { components, paths } = openApiDocument()
  const answerOf = (path: string) => {
    const answer = paths[path]?.get?.responses['200']
    return (answer && 'content' in answer && answer.content?.['application/json']?.schema) || {}
  }
  const linesOf = (path: string) =>
    fieldsOf(answerOf(path), components.schemas).map(
      (field) => `${field.path}: ${field.type}${field.isRequired ? '' : ', optional'}`,
    )

  it('are listed below the object or list that they belong to', () => {
    expect(linesOf('/transaction/show').slice(0, 5)).toEqual([
      'transactions: Transactions',
      'transactions[].id: Id',
      'transactions[].action: string',
      'transactions[].key: Id',
      'transactions[].amount: Amount',
    ])
  })

  it('of an object with any keys are listed with a star', () => {
    expect(linesOf('/event/{eventId}').slice(0, 5)).toEqual([
      'data: object',
      'data.items: object',
      'data.items.*: object, optional',
      'data.items.*.bookmaker: array',
      'data.items.*.bookmaker[].runner: string',
    ])
  })
})
