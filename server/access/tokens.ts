import { createHash, randomBytes } from 'node:crypto'

/** Creates a random 256-bit token and the hash of it that is stored. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** The hash by which a token is stored and looked up. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The token of an `Authorization: Bearer …` header, or `undefined`. */
export function bearer(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w-]+)$/i.exec(authorization ?? '')?.[1]
}
