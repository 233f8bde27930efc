import { randomInt } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance } from 'fastify'
import { registerAccess } from './auth/access.routes.ts'
import { registerAccount } from './auth/account.routes.ts'
import { createLimits } from './auth/limits.ts'
import { createPasswords, type Passwords } from './auth/passwords.ts'
import type { Player } from './auth/sessions.ts'
import { registerConsole } from './console/console.routes.ts'
import { applyFaults, Faults } from './console/faults.ts'
import { type Db, openDatabase } from './db/database.ts'
import { registerDemoGame } from './games/demo-game.routes.ts'
import { registerGames } from './games/games.routes.ts'
import { registerFailures, sendFailure } from './http/failures.ts'
import { Refusal } from './http/refusal.ts'
import { openToOrigins, registerSecurity } from './http/security.ts'
import { serveSite } from './http/site.ts'
import { registerCheckout } from './money/checkout.routes.ts'
import { registerMoney } from './money/money.routes.ts'
import { sweepKeys } from './money/once.ts'
import { registerGameLists } from './seed/game-lists.routes.ts'
import { registerSite } from './seed/site.routes.ts'
import { registerStorage } from './seed/storage.routes.ts'
import { registerVerification } from './verification/verification.routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
  }
  interface FastifyRequest {
    /** Whose token a player's call carries; set before its body is read. */
    player: Player | undefined
  }
}

export interface AppOptions {
  /** Address of a PostgreSQL; without it PGlite is used. */
  databaseUrl?: string | undefined
  /** Folder of PGlite's data; without it PGlite keeps them in memory. */
  dataDir?: string | undefined
  /** What a new PGlite begins with, a tar of its `dumpDataDir`; without it, it is made anew. */
  data?: Blob | undefined
  /** The built site to serve; without it the sandbox answers its own paths only. */
  dist?: string | undefined
  /** Opens `/sandbox`. */
  sandboxPassword: string
  /** Whether `X-Forwarded-*` counts: only behind one proxy that sets it. */
  trustProxy?: boolean | undefined
  /** Further origins that the site may call, for its policy's `connect-src`. */
  connectHosts?: string[] | undefined
  /** Log-ins, sign-ups and codes a minute from one address (600). */
  addressLimit?: number | undefined
  /** Password hashing (argon2id, 19 MiB, two passes). */
  passwords?: Passwords | undefined
  /** A random integer of 0…n−1 for the demo game (`crypto.randomInt`). */
  below?: ((n: number) => number) | undefined
}

/**
 * Builds the sandbox, ready to `listen`, `inject` or serve by `routing`; `close()` gives its database back.
 * Throws a StartupError where the database can't be opened.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { dataDir, data, databaseUrl, addressLimit = 600 } = options
  const database = await openDatabase({ url: databaseUrl, folder: dataDir, data })
  const app = fastify({
    logger: { level: 'error' },
    bodyLimit: 64 * 1024,
    // One proxy: what stands before its own entry is whatever the caller claims.
    trustProxy: options.trustProxy ? (_address, hop) => hop === 0 : false,
    forceCloseConnections: true,
    frameworkErrors: sendFailure,
  })
  app.decorate('db', database.db)
  app.addHook('onClose', () => database.close())
  app.removeContentTypeParser('text/plain')
  registerFailures(app)

  await registerSecurity(app, options.connectHosts ?? [])
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new Refusal(429, 'Too many requests. Please try again in a minute.'),
  })

  const passwords = options.passwords ?? (await createPasswords())
  const limits = await createLimits(database.db)
  await sweepKeys(database.db)
  const faults = new Faults()
  await app.register(
    async (api) => {
      api.decorateRequest('player', undefined)
      await openToOrigins(api)
      applyFaults(api, faults)
      registerAccess(api, { limits, passwords, addressLimit })
      registerAccount(api)
      registerVerification(api, { limits, passwords })
      registerMoney(api)
      registerSite(api)
      registerGameLists(api)
      registerGames(api)
    },
    { prefix: '/api' },
  )
  registerStorage(app)
  registerCheckout(app)
  registerDemoGame(app, options.below ?? ((n) => randomInt(n)))
  registerConsole(app, { password: options.sandboxPassword, limits, faults })
  await serveSite(app, options.dist)
  await app.ready()
  return app
}
