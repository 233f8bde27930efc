import * as argon2 from '@node-rs/argon2'

export interface Passwords {
  hash(secret: string): Promise<string>
  /** Verifies against a hash nobody's secret has where there is none, so that absence costs the same time. */
  verify(hashed: string | undefined, secret: string): Promise<boolean>
}

/** OWASP's argon2id: 19 MiB, two passes. */
const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing of passwords and codes; argon2id is the library's default algorithm. Tests make it cheaper, and count. */
export async function createPasswords(
  cost = PASSWORD_COST,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Promise<Passwords> {
  const nobody = await hash('nobody', cost)
  return {
    hash: (secret) => hash(secret, cost),
    verify: async (hashed, secret) => (await verify(hashed ?? nobody, secret)) && hashed !== undefined,
  }
}
