import type { Answer, BodyOf, Call, QueryOf } from '@tiya/contract/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as z from 'zod/mini'
import { Refusal } from '../http/refusal.ts'
import { type Player, requirePlayer } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Method and path of the contract's call, such as `POST /submit-deposit`. */
    call?: string
  }
}

export interface Input<C extends Call> {
  body: BodyOf<C>
  query: QueryOf<C>
  /** The `:name` parts of the path. */
  params: Record<string, string>
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Registers a call of the contract in the scope of `/api`. The handler gets body and query as the contract decodes
 * them (422 if it can't) and returns the response in decoded form (money in poisha), which the contract encodes (500
 * if it can't).
 */
export function route<C extends Call>(
  api: FastifyInstance,
  call: C,
  handler: (input: Input<C>) => Answer<C> | Promise<Answer<C>>,
  options: RouteShorthandOptions = {},
): void {
  api.route({
    ...options,
    method: call.method,
    url: call.path,
    config: { ...options.config, call: `${call.method} ${call.path}` },
    handler: async (request, reply) => {
      const answer = await handler({
        body: decode<C['body']>(call.body, request.body ?? undefined),
        query: decode<C['query']>(call.query, request.query),
        params: refuseNul(request.params) as Record<string, string>,
        request,
        reply,
      })
      return z.encode(call.response, answer)
    },
  })
}

/** Registers a call with `auth: 'bearer'`. Without a live token, it responds with 401 before its body is read. */
export function playerRoute<C extends Call>(
  api: FastifyInstance,
  call: C,
  handler: (input: Input<C> & { player: Player }) => Answer<C> | Promise<Answer<C>>,
  options: RouteShorthandOptions = {},
): void {
  if (call.auth !== 'bearer') throw new Error(`${call.path} does not take a token`)
  const onRequest = async (request: FastifyRequest) => {
    request.player = await requirePlayer(api.db, request.headers.authorization)
  }
  route(
    api,
    call,
    (input) => {
      const { player } = input.request
      if (!player) throw new Error('no player')
      return handler({ ...input, player })
    },
    { ...options, onRequest },
  )
}

/** Returns the validation issues; for a union of bodies, those of the option with the fewest issues. */
function issuesOf({ issues: [first, ...rest] }: z.core.$ZodError): readonly z.core.$ZodIssue[] {
  if (!first) return []
  if (first.code !== 'invalid_union' || first.path.length > 0) return [first, ...rest]
  return first.errors.reduce((best, option) => (option.length < best.length ? option : best))
}

/** Decodes untrusted data; throws a Refusal with 422 that names the invalid fields. */
export function decode<S extends z.core.SomeType>(schema: S, data: unknown): z.output<S> {
  // The contract types its schemas by the interface that all schemas share; the parser needs the class.
  const result = z.safeParse(schema as z.core.SomeType as z.core.$ZodType<z.output<S>>, refuseNul(data))
  if (result.success) return result.data
  const errors: Record<string, string[]> = {}
  const issues = issuesOf(result.error)
  for (const issue of issues) {
    const field = issue.path.join('.')
    if (field) errors[field] = [issue.code === 'custom' ? issue.message : 'This field is missing or invalid.']
  }
  const custom = issues.find(({ code }) => code === 'custom')
  throw new Refusal(422, custom?.message ?? 'The given data was invalid.', errors)
}

/**
 * Returns the data, or refuses it if it contains a NUL, which PostgreSQL can't store. Not recursive, because
 * callers choose the depth.
 */
function refuseNul(data: unknown): unknown {
  const rest = [data]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value === 'string' && value.includes('\0'))
      throw new Refusal(422, 'The given data was invalid.')
    if (typeof value === 'object' && value !== null) rest.push(...Object.values(value))
  }
  return data
}
