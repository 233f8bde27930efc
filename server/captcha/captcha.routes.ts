import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { limitByAddress } from '../access/addressLimit.ts'
import { decode } from '../access/route.ts'
import { newCaptcha } from './captcha.ts'
import { drawCaptcha } from './picture.ts'

const query = z.object({ key: z.string().check(z.minLength(1), z.maxLength(128)) })

/** Registers `GET /captcha?key=`, the picture for a key chosen by the visitor. `addressLimit` is per minute. */
export function registerCaptcha(app: FastifyInstance, addressLimit: number): void {
  app.get(
    '/captcha',
    {
      // A HEAD request would replace the answer without showing the picture.
      exposeHeadRoute: false,
      config: { call: 'GET /captcha' },
      onRequest: limitByAddress(addressLimit),
    },
    async (request, reply) => {
      const { key } = decode(query, request.query)
      return reply.type('image/svg+xml').send(drawCaptcha(await newCaptcha(app.db, key)))
    },
  )
}
