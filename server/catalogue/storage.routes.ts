import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../http/failures.ts'
import { drawMethods } from '../money/art.ts'
import { drawCatalogue } from './art.ts'
import { drawBrand } from './brand.ts'

/** Serves the pictures that answers name, at `/storage/{file}`. */
export function registerStorage(app: FastifyInstance): void {
  const files = new Map(
    [...drawCatalogue(), ...drawBrand(), ...drawMethods()].map(([file, svg]) => [
      file,
      { svg, packed: gzipSync(svg) },
    ]),
  )
  app.get<{ Params: { file: string } }>('/storage/:file', (request, reply) => {
    const { svg, packed } = files.get(request.params.file) ?? notFound()
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(svg)
    return reply.header('content-encoding', 'gzip').send(packed)
  })
}
