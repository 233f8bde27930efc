import * as z from 'zod/mini'
import { CONTRACT_VERSION } from '../version.ts'
import { failure } from '../wire.ts'
import { type DocumentedCall, documentedCalls } from './callDocs.ts'
import { type JsonSchema, schemaWriter } from './jsonSchema.ts'

/** A body with an example. */
export interface Content {
  readonly content: Readonly<
    Record<string, { readonly schema: JsonSchema; readonly example?: unknown } | undefined>
  >
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
  readonly example?: unknown
}

/** One call as an OpenAPI operation. */
export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  /** Empty for a call without a token; contains an empty object if the token is optional. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly servers?: readonly { readonly url: string; readonly description?: string }[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content & { readonly required: boolean }
  readonly responses: Readonly<Record<string, Answered | { readonly $ref: string }>>
}

/** A response: its meaning and its body. */
export type Answered = { readonly description: string } & Partial<Content>

/** The contract as an OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string; readonly description?: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, Answered>>
    readonly securitySchemes: Readonly<Record<string, unknown>>
  }
}

const DESCRIPTION = `What the site sends, and what it reads from the answers.

- Bodies are JSON in UTF-8. Unknown fields are ignored. An optional field may be missing or null.
- A failure is a 4xx or 5xx with \`message\`, \`error\` or \`errors\`. \`success: false\` with status 200 is a failure too.
- The site waits 15 s for what it reads, 30 s for what it sends, and 5 s for odds.
- A call that moves money has an \`Idempotency-Key\`. It takes effect once, however often it is sent with that key. 401, 408, 409, 425, 429, 5xx and silence leave its outcome unknown; the site then sends it again with the same key.
- A backend on another origin answers preflights for GET, POST, PATCH and DELETE with \`Authorization\`, \`Content-Type\` and \`Idempotency-Key\`.`

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Names one filled form of one player. The site always sends it.',
  schema: { type: 'string' },
  example: '0b9c3a1e5d7f4c2a8e6b0d9f1a3c5e7b',
}

const CAPTCHA: Operation = {
  operationId: 'captcha',
  tags: ['Access'],
  summary: 'Returns the picture of a captcha',
  description: 'The answer and the key go back with the sign-up, as `captcha` and `captcha_key`.',
  security: [],
  parameters: [
    {
      name: 'key',
      in: 'query',
      required: true,
      description: 'Made up by the visitor.',
      schema: { type: 'string', minLength: 1, maxLength: 128 },
      example: '5d0c1f',
    },
  ],
  responses: {
    200: {
      description: 'A picture.',
      content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
    },
  },
}

const BEARER = { bearer: [] }

const SECURITY: Readonly<Record<DocumentedCall['call']['auth'], Operation['security']>> = {
  none: [],
  optional: [{}, BEARER],
  bearer: [BEARER],
}

/** Returns the whole contract as an OpenAPI 3.1 document, with an example of each body. */
export function openApiDocument(): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {}
  const write = schemaWriter(schemas)
  const paths: Record<string, Record<string, Operation>> = { '/captcha': { get: CAPTCHA } }
  for (const documented of documentedCalls) {
    const path = documented.call.path.replace(/:(\w+)/g, '{$1}')
    const method = documented.call.method.toLowerCase()
    const operation = operationOf(documented, write)
    const earlier = paths[path]?.[method]
    paths[path] = { ...paths[path], [method]: earlier ? merged(earlier, operation) : operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tiya: what a backend answers',
      version: CONTRACT_VERSION,
      description: DESCRIPTION,
    },
    servers: [{ url: '/api', description: 'Below the address that `apiHost` configures.' }],
    tags: [...new Set(documentedCalls.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      responses: {
        Failure: refusal(write, 'Refused, with a 4xx or 5xx.'),
        Unauthenticated: refusal(write, 'The token is missing, unknown, or has ended.', {
          message: 'Unauthenticated.',
        }),
      },
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

type Write = (schema: z.core.$ZodType) => JsonSchema

function operationOf({ name, group, call, doc }: DocumentedCall, write: Write): Operation {
  const parameters = [
    ...Object.entries(doc.params ?? {}).map(([param, example]) => pathParameter(param, example)),
    ...queryParameters(write(call.query), doc.query),
    ...(call.kind === 'money' ? [IDEMPOTENCY_KEY] : []),
  ]
  return {
    operationId: name,
    tags: [group],
    summary: doc.summary,
    ...(doc.note && { description: doc.note }),
    security: SECURITY[call.auth],
    ...(call.kind === 'odds' && {
      servers: [{ url: '/exchange-data', description: 'The address that `exchangeData` configures.' }],
    }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.method !== 'GET' && {
      requestBody: {
        required: !z.safeParse(call.body, undefined).success,
        content: json(write(call.body), doc.body),
      },
    }),
    responses: {
      200: { description: 'Success.', content: json(write(call.response), doc.answer) },
      ...(call.auth === 'bearer' && { 401: { $ref: '#/components/responses/Unauthenticated' } }),
      ...Object.fromEntries(
        Object.entries(doc.refusals ?? {}).map(([status, body]) => [
          status,
          refusal(write, 'Refused.', body),
        ]),
      ),
      default: { $ref: '#/components/responses/Failure' },
    },
  }
}

function refusal(write: Write, description: string, example?: unknown): Answered {
  return { description, content: json(write(failure), example) }
}

function json(schema: JsonSchema, example: unknown): Content['content'] {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } }
}

function pathParameter(name: string, example: string): Parameter {
  return { name, in: 'path', required: true, schema: { type: 'string' }, example }
}

function queryParameters({ properties = {}, required = [] }: JsonSchema, examples: unknown): Parameter[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: schema as JsonSchema,
    example: (examples as Record<string, unknown> | undefined)?.[name],
  }))
}

/** Merges two calls with the same address into one operation with an optional query, as OpenAPI requires. */
function merged(one: Operation, other: Operation): Operation {
  const parameters = [...(one.parameters ?? []), ...(other.parameters ?? [])]
  return {
    ...one,
    security: one.security.length > other.security.length ? one.security : other.security,
    parameters: parameters.map((parameter) => ({ ...parameter, required: false })),
  }
}

/** Returns the text of `docs/openapi.json`. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`
}
