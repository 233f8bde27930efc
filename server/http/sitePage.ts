import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { calledOrigins, fillConfig, scriptHashes } from './siteConfig.ts'

const ENCODINGS = ['br', 'gzip'] as const

type Encoding = (typeof ENCODINGS)[number]

/** The site's page with its configuration filled in. */
export interface SitePage {
  readonly text: string
  readonly compressed: Readonly<Record<Encoding, Buffer>>
  /** The origins that its configuration makes it call. */
  readonly calls: readonly string[]
  /** The hashes of the scripts that stand in it. */
  readonly scripts: readonly string[]
  /** A hash of the text. */
  readonly version: string
}

/** Returns a function that resolves with the page. It rereads the file if it has changed: an operator may edit it. */
export function createSitePage(file: string): () => Promise<SitePage> {
  let kept: { written: string; page: SitePage } | undefined
  return async () => {
    const { mtimeMs, size } = await stat(file)
    const written = `${mtimeMs} ${size}`
    if (kept?.written !== written) kept = { written, page: await pack(await readFile(file, 'utf8')) }
    return kept.page
  }
}

async function pack(template: string): Promise<SitePage> {
  const text = fillConfig(template)
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text)])
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  return {
    text,
    compressed: { br, gzip: gzipped },
    calls: calledOrigins(text),
    scripts: scriptHashes(text),
    version,
  }
}

/**
 * Sends the page in an encoding that the request accepts, or a 304 if the caller already has it.
 *
 * @param variant distinguishes responses with the same text but different headers, which a 304 would not replace
 */
export function sendSitePage(
  page: SitePage,
  request: FastifyRequest,
  reply: FastifyReply,
  variant = '',
): FastifyReply {
  const encoding = ENCODINGS.find((name) => accepts(request.headers['accept-encoding'], name))
  const etag = `"${[page.version, variant, encoding].filter(Boolean).join('-')}"`
  reply.header('etag', etag).header('vary', 'accept-encoding').type('text/html; charset=utf-8')
  // A proxy that recompresses the page makes the tag weak.
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(etag)) return reply.code(304).send()
  if (encoding === undefined) return reply.send(page.text)
  return reply.header('content-encoding', encoding).send(page.compressed[encoding])
}

/** Returns true if an Accept-Encoding header names the encoding with a weight above 0. */
function accepts(header: string | string[] | undefined, encoding: Encoding): boolean {
  return String(header ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .some(([name, weight = '1']) => name === encoding && Number(weight) > 0)
}
