import type { FastifyRequest } from 'fastify'

/** The origin that a request was sent to; of a proxy's only where TRUST_PROXY says so. */
export function ownOrigin(request: FastifyRequest): string {
  const address = `${request.protocol}://${request.host}`
  return URL.canParse(address) ? new URL(address).origin : address
}
