import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOutage } from '../db/outage.ts'
import { Refusal } from './refusal.ts'

/**
 * Sends every error in the contract's format: client errors with 4xx, a database that can't be reached with 503, other
 * server errors with 500.
 */
export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
    sendFailure(error, request, reply),
  )
}

/**
 * Sends the response for an error. Also used directly for requests that Fastify refuses before it has a
 * route, such as one with an invalid URL.
 */
export function sendFailure(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof Refusal) {
    reply.code(error.status).send({ message: error.message, ...(error.errors && { errors: error.errors }) })
  } else if (error.statusCode !== undefined && error.statusCode < 500) {
    reply.code(error.statusCode).send({ message: error.message })
  } else if (isOutage(error)) {
    request.log.error({ err: error }, 'The database cannot be reached')
    reply.code(503).send({ message: 'The server is not available at the moment. Please try again.' })
  } else {
    // Without this text, the logger would add the error's own, which can contain a statement's parameters.
    request.log.error({ err: error }, 'Server error')
    reply.code(500).send({ message: 'Server error. Please try again.' })
  }
}

/** Throws a 404. */
export function notFound(): never {
  throw new Refusal(404, 'Not found')
}
