import type { onRequestAsyncHookHandler } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../http/refusal.ts'
import { networkOf } from './network.ts'

/**
 * Returns a hook for routes that take so many calls per minute from one network address. Above it, a call is refused with
 * 429 and the seconds to wait. Each process counts in its memory: a query a call would cost more than it protects.
 */
export function limitByAddress(perMinute: number): onRequestAsyncHookHandler {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return async (request, reply) => {
    try {
      await limiter.consume(networkOf(request.ip))
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      reply.header('Retry-After', Math.ceil(refused.msBeforeNext / 1_000))
      throw new Refusal(429, 'Too many requests. Please try again in a minute.')
    }
  }
}
