import * as argon2 from '@node-rs/argon2'

/** Hashing of passwords and codes. */
export interface Passwords {
  hash(secret: string): Promise<string>
  /** Verifies a secret. Without a hash, it does the same work and resolves with false. */
  verify(hash: string | undefined, secret: string): Promise<boolean>
}

/** OWASP's parameters for argon2id: 19 MiB, two passes. */
const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Creates the password hashing. argon2id is the library's default algorithm; tests lower its cost and count
 * its calls.
 */
export async function createPasswords(
  cost = PASSWORD_COST,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Promise<Passwords> {
  const nobodysHash = await hash('nobody', cost)
  return {
    hash: (secret) => hash(secret, cost),
    verify: async (stored, secret) => (await verify(stored ?? nobodysHash, secret)) && stored !== undefined,
  }
}
