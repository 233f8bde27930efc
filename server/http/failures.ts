import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** Answers every error in the contract's shape: an error of the caller with 4xx, an error of the server with 500. */
export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
    sendFailure(error, request, reply),
  )
}

/** Answers an error. Used by itself for what Fastify refuses before it has a route, such as an invalid URL. */
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
    // Without this text the logger adds the error's own, which can hold the parameters of a statement.
    request.log.error({ err: error }, 'Server error')
    reply.code(500).send({ message: 'Server error. Please try again.' })
  }
}

/** Throws a 404. */
export function notFound(): never {
  throw new Refusal(404, 'Not found')
}
