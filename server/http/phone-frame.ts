import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'phone-frame'

/**
 * Lets `/sandbox/phone` frame the site and the console in this browser, until it is closed. It takes a cookie, because
 * over plain http other addresses than localhost get no `Sec-Fetch-Dest`, and a frame's page may be any of the site's.
 */
export function allowPhoneFrame(reply: FastifyReply): void {
  reply.setCookie(COOKIE, '1', { path: '/', httpOnly: true, sameSite: 'strict' })
}

/** Returns true if `/sandbox/phone`, of the same origin, may frame the page that is requested. */
export function isPhoneFrameAllowed(request: FastifyRequest): boolean {
  return request.cookies[COOKIE] === '1'
}
