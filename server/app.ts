import { randomInt } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance } from 'fastify'
import { registerAccount } from './auth/account.routes.ts'
import { createLimits, sweepLimits } from './auth/limits.ts'
import { registerLogin } from './auth/login.routes.ts'
import { registerPasswords } from './auth/password.routes.ts'
import { createPasswords, type Passwords } from './auth/passwords.ts'
import { sweepSessions } from './auth/sessions.ts'
import { registerCatalogue } from './catalogue/catalogue.routes.ts'
import { registerConsole } from './console/console.routes.ts'
import { registerFaults } from './console/faults.ts'
import { type Db, openDatabase } from './db/database.ts'
import { registerDemoGame } from './games/demo-game.routes.ts'
import { registerGames } from './games/games.routes.ts'
import { loggedError } from './http/error-log.ts'
import { registerFailures, sendFailure } from './http/failures.ts'
import { Refusal } from './http/refusal.ts'
import { registerCors, registerSecurity } from './http/security.ts'
import { registerSite } from './http/site.ts'
import { registerCheckout } from './money/checkout.routes.ts'
import { registerMoney } from './money/money.routes.ts'
import { sweepKeys } from './money/once.ts'
import { createCodes, sweepCodes } from './otp/codes.ts'
import { sweepRegularly } from './sweep.ts'
import { registerVerification } from './verification/verification.routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
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
  /** Milliseconds in which a request must have arrived in full; then it is answered with 408 (30,000). */
  requestTimeout?: number | undefined
  /** Password hashing (argon2id, 19 MiB, two passes). */
  passwords?: Passwords | undefined
  /** Receives the text of every statement that the database is sent, with placeholders. */
  onStatement?: ((statement: string) => void) | undefined
  /** Receives the log, a line of JSON for each error (standard output). */
  log?: { write(line: string): void } | undefined
  /** A random integer of 0…n−1 for the demo game (`crypto.randomInt`). */
  below?: ((n: number) => number) | undefined
}

/**
 * Builds the sandbox, ready to `listen`, `inject` or serve by `routing`; `close()` gives its database back.
 * Throws a StartupError where the database can't be opened.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { dataDir, data, databaseUrl, addressLimit = 600, requestTimeout = 30_000 } = options
  const database = await openDatabase({
    url: databaseUrl,
    folder: dataDir,
    data,
    onStatement: options.onStatement,
  })
  const app = fastify({
    logger: {
      level: 'error',
      serializers: { err: loggedError },
      ...(options.log && { stream: options.log }),
    },
    bodyLimit: 64 * 1024,
    requestTimeout,
    // Node derives its limit for headers from a time limit that it is created with, and takes the longer of the two
    // for the body. It looks for late requests at this interval.
    http: { requestTimeout, connectionsCheckingInterval: requestTimeout / 10 },
    // One proxy: what stands before its own entry is whatever the caller claims.
    trustProxy: options.trustProxy ? (_address, hop) => hop === 0 : false,
    forceCloseConnections: true,
    frameworkErrors: sendFailure,
  })
  app.decorate('db', database.db)
  app.addHook('onClose', () => database.close())
  app.removeContentTypeParser('text/plain')
  registerFailures(app)

  registerCors(app, '/api')
  registerCors(app, '/demo-game/calls')
  const faults = registerFaults(app)
  await registerSecurity(app, options.connectHosts ?? [])
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new Refusal(429, 'Too many requests. Please try again in a minute.'),
  })

  const passwords = options.passwords ?? (await createPasswords())
  const limits = createLimits(database.db)
  await sweepRegularly(app, [sweepLimits, sweepCodes, sweepSessions, sweepKeys])
  const codes = createCodes(database.db, limits, passwords)
  registerLogin(app, { limits, passwords, addressLimit })
  registerPasswords(app, { codes, limits, passwords, addressLimit })
  registerAccount(app)
  registerVerification(app, codes)
  registerMoney(app)
  registerCheckout(app)
  registerCatalogue(app)
  registerGames(app)
  registerDemoGame(app, options.below ?? ((n) => randomInt(n)))
  registerConsole(app, { password: options.sandboxPassword, addressLimit, faults })
  await registerSite(app, options.dist)
  await app.ready()
  return app
}
