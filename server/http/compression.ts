import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

let last: { readonly page: string; readonly compressed: Promise<Buffer> } | undefined

function compress(page: string): Promise<Buffer> {
  if (last?.page !== page) last = { page, compressed: promisify(brotliCompress)(page, OPTIONS) }
  return last.compressed
}

/** Sends a page, compressed where the browser accepts it. The last page that was sent is kept compressed. */
export async function sendCompressed(reply: FastifyReply, page: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding')
  if (!/\bbr\b/.test(reply.request.headers['accept-encoding'] ?? '')) return reply.send(page)
  return reply.header('content-encoding', 'br').send(await compress(page))
}
