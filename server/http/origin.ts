import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The origin that a request was sent to. Headers of a proxy count only if TRUST_PROXY is set. */
export function ownOrigin(request: FastifyRequest): string {
  const address = `${request.protocol}://${request.host}`
  return URL.canParse(address) ? new URL(address).origin : address
}

/**
 * Returns true if the browser says that another site's page sent the request. Browsers say nothing over plain http,
 * Safari before 16.4 nothing at all.
 */
export function isFromAnotherSite({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'cross-site'
}

/** The origin at which a browser on this machine can reach a server on a host and port. */
export function printedOrigin(host: string, port: number): string {
  const name = /^(127\.0\.0\.1|0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
}
