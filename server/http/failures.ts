import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** Every failure leaves in the contract's shape: what the caller did wrong as 4xx, a fault of ours as 500. */
export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
    sendFailure(error, request, reply),
  )
}

/** For what Fastify refuses before it has a route (an address that can't be decoded). */
export function sendFailure(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof Refusal) {
    reply.code(error.status).send({ message: error.message, ...(error.errors && { errors: error.errors }) })
  } else if (error.statusCode !== undefined && error.statusCode < 500) {
    reply.code(error.statusCode).send({ message: error.message })
  } else {
    // With a text of its own: the logger would take the error's, which may hold a statement's parameters.
    request.log.error({ err: error }, 'Server error')
    reply.code(500).send({ message: 'Server error. Please try again.' })
  }
}

/** Throws a 404. */
export function notFound(): never {
  throw new Refusal(404, 'Not found')
}
