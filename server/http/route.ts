import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as z from 'zod/mini'
import type { Answer, BodyOf, Call, QueryOf } from '../../machines/contract/wire.ts'
import { type Player, requirePlayer } from '../auth/sessions.ts'
import { Refusal } from './refusal.ts'

export interface Input<C extends Call> {
  body: BodyOf<C>
  query: QueryOf<C>
  /** The `:name` parts of the path. */
  params: Record<string, string>
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Registers one row of the contract's table under `/api`. The handler gets body and query as the contract
 * decodes them and returns the response in decoded form (money in poisha), which the contract encodes: one
 * that does not fit does not compile, or is a 500. What the contract refuses of a request is a 422.
 */
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: Input<C>) => Answer<C> | Promise<Answer<C>>,
  options: RouteShorthandOptions = {},
): void {
  app.route({
    ...options,
    method: call.method,
    url: `/api${call.path}`,
    handler: async (request, reply) => {
      const answer = await handler({
        body: decode<C['body']>(call.body, request.body ?? undefined),
        query: decode<C['query']>(call.query, request.query),
        params: clean(request.params) as Record<string, string>,
        request,
        reply,
      })
      return z.encode(call.response, answer)
    },
  })
}

/** The same for a row of `auth: 'bearer'`: without a live token it answers 401 before anything is read. */
export function playerRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: Input<C> & { player: Player }) => Answer<C> | Promise<Answer<C>>,
  options: RouteShorthandOptions = {},
): void {
  if (call.auth !== 'bearer') throw new Error(`${call.path} is not a player's call`)
  const players = new WeakMap<FastifyRequest, Player>()
  const onRequest = async (request: FastifyRequest) => {
    players.set(request, await requirePlayer(app.db, request.headers.authorization))
  }
  route(
    app,
    call,
    (input) => {
      const player = players.get(input.request)
      if (!player) throw new Error('no player')
      return handler({ ...input, player })
    },
    { ...options, onRequest },
  )
}

/** Reads outside data by a schema; what does not fit is a 422 that names the fields. */
export function decode<S extends z.core.SomeType>(schema: S, data: unknown): z.output<S> {
  // The contract's rows name their schemas by what all schemas have; the parser wants the class.
  const result = z.safeParse(schema as z.core.SomeType as z.core.$ZodType<z.output<S>>, clean(data))
  if (result.success) return result.data
  const errors: Record<string, string[]> = {}
  for (const issue of result.error.issues) {
    const field = issue.path.join('.')
    if (field) errors[field] = [issue.code === 'custom' ? issue.message : 'This field is missing or invalid.']
  }
  const custom = result.error.issues.find(({ code }) => code === 'custom')
  throw new Refusal(422, custom?.message ?? 'The given data was invalid.', errors)
}

/** PostgreSQL stores no NUL in a text. Walks with a stack of its own: nesting is the sender's choice. */
function clean(data: unknown): unknown {
  const rest = [data]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value === 'string' && value.includes('\0'))
      throw new Refusal(422, 'The given data was invalid.')
    if (typeof value === 'object' && value !== null) rest.push(...Object.values(value))
  }
  return data
}
