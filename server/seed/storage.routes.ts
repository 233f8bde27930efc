import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../http/failures.ts'
import { drawTiles } from './tiles.ts'

/** Pictures made by scripts/pictures.mjs, next to this module and next to the built server. */
const PICTURES = join(import.meta.dirname, 'pictures')

/** Serves the pictures that responses refer to, at `/storage/{file}`. */
export function registerStorage(app: FastifyInstance): void {
  const pictures = readdirSync(PICTURES).map(
    (file) => [file, readFileSync(join(PICTURES, file), 'utf8')] as const,
  )
  const files = new Map([...drawTiles(), ...pictures])
  app.get<{ Params: { file: string } }>('/storage/:file', (request, reply) => {
    const svg = files.get(request.params.file) ?? notFound()
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(svg)
    return reply.header('content-encoding', 'gzip').send(gzipSync(svg))
  })
}
