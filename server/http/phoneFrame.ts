import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'phone-frame'

/**
 * Lets `/sandbox/phone` frame the site and the console in this browser until the browser is closed. This
 * takes a cookie, because over plain http only localhost gets `Sec-Fetch-Dest`, and the frame may show any
 * page of the site.
 */
export function allowPhoneFrame(reply: FastifyReply): void {
  reply.setCookie(COOKIE, '1', { path: '/', httpOnly: true, sameSite: 'strict' })
}

/** Returns true if `/sandbox/phone`, on the same origin, may frame the requested page. */
export function isPhoneFrameAllowed(request: FastifyRequest): boolean {
  return request.cookies[COOKIE] === '1'
}
