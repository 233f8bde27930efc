import { describe, expect, it } from 'vitest'
import { fromJSONSchema } from 'zod'
import * as z from 'zod/mini'
import { documentedCalls } from '../openapi/callDocs.ts'
import { type OpenApiDocument, openApiDocument, openApiText } from '../openapi/document.ts'
import { apiCalls, exchangeDataCalls } from '../table.ts'
import { type Call, failure } from '../wire.ts'

const document = openApiDocument()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ line: `${method} ${path}`, operation })),
)

describe('the description of the calls', () => {
  it('has each call of the table', () => {
    const table: Call[] = [...Object.values(apiCalls), ...Object.values(exchangeDataCalls)]
    expect(new Set(documentedCalls.map(({ call }) => call))).toEqual(new Set(table))
    expect(documentedCalls).toHaveLength(table.length)
    const described = operations.map(({ line }) => line)
    const expected = table.map(
      ({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
    )
    expect(new Set(described)).toEqual(new Set([...expected, 'get /captcha']))
  })

  it.each(documentedCalls.map((documented) => [documented.name, documented] as const))(
    'has examples of %s that fit the contract',
    (_name, { call, doc }) => {
      const issues = (schema: z.core.$ZodType, value: unknown) =>
        z.safeParse(schema, value).error?.issues ?? []
      expect(issues(call.response, doc.answer)).toEqual([])
      expect(issues(call.query, doc.query)).toEqual([])
      expect(issues(call.body, doc.body)).toEqual([])
      for (const refusal of Object.values(doc.refusals ?? {})) expect(issues(failure, refusal)).toEqual([])
      const named = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      expect(Object.keys(doc.params ?? {})).toEqual(named)
      // A body is shown for every call that sends one, and for no others.
      expect(doc.body !== undefined).toBe(call.method !== 'GET')
    },
  )
})

describe('the document', () => {
  it('contains the target of each of its references', () => {
    const references = [...openApiText().matchAll(/"\$ref": "#\/components\/(\w+)\/(\w+)"/g)]
    expect(references.length).toBeGreaterThan(100)
    for (const [, kind, name] of references) {
      expect(document.components[kind as keyof OpenApiDocument['components']]).toHaveProperty(name as string)
    }
    expect(openApiText()).not.toContain('#/$defs/')
  })

  it('has examples that fit its own schemas, as generators read them', () => {
    const $defs = document.components.schemas
    const bodies = operations.flatMap(({ operation: { operationId, requestBody, responses } }) =>
      [requestBody, ...Object.values(responses)].flatMap((body) => {
        const content = body && 'content' in body ? body.content?.['application/json'] : undefined
        return content && 'example' in content ? [{ operationId, ...content }] : []
      }),
    )
    expect(bodies.length).toBeGreaterThan(90)
    for (const { operationId, schema, example } of bodies) {
      const text = JSON.stringify({ ...schema, $defs }).replaceAll('#/components/schemas/', '#/$defs/')
      const read = fromJSONSchema(JSON.parse(text))
      expect([operationId, read.safeParse(example).error?.issues]).toEqual([operationId, undefined])
      // A schema that accepts anything would prove nothing.
      expect([operationId, read.safeParse('no body').success]).toEqual([operationId, false])
    }
  })

  it('asks for an idempotency key where money moves, and nowhere else', () => {
    const withKey = operations.flatMap(({ operation }) =>
      operation.parameters?.some(({ name }) => name === 'Idempotency-Key') ? [operation.operationId] : [],
    )
    const money = Object.entries(apiCalls).flatMap(([name, { kind }]) => (kind === 'money' ? [name] : []))
    expect(withKey.toSorted()).toEqual(money.toSorted())
  })

  it('describes two calls at one address as one operation with an optional query', () => {
    const { parameters, security } =
      operations.find(({ line }) => line === 'get /get-provider')?.operation ?? {}
    expect(parameters?.map(({ name, required }) => [name, required])).toEqual([['system', false]])
    expect(security).toEqual([{}, { bearer: [] }])
  })
})
