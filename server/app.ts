import { randomInt } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { createPasswords, type Passwords } from './access/passwords.ts'
import { createRateLimits, sweepRateLimits } from './access/rateLimits.ts'
import { type Player, sweepSessions } from './access/sessions.ts'
import { registerAccount } from './auth/account.routes.ts'
import { registerLogin } from './auth/login.routes.ts'
import { registerPasswords } from './auth/password.routes.ts'
import { type Board, createBoard } from './betting/board.ts'
import { registerExchangeFrame } from './betting/frame.routes.ts'
import { operatorChanges } from './betting/markets.ts'
import { registerExchangeRecords } from './betting/records.routes.ts'
import { workRegularly } from './betting/worker.ts'
import { registerCaptcha } from './captcha/captcha.routes.ts'
import { sweepCaptchas } from './captcha/captcha.ts'
import { registerChat } from './chat/chat.routes.ts'
import { sweepOperatorSessions } from './console/access.ts'
import { registerConsole } from './console/console.routes.ts'
import { type Db, openDatabase } from './db/database.ts'
import { registerExchangeData } from './exchange/exchangeData.routes.ts'
import { registerFrames } from './exchange/frames.routes.ts'
import { readOrCreateSeed } from './exchange/seed.ts'
import { createSimulator } from './exchange/simulator.ts'
import { registerDemoGame } from './games/demoGame.routes.ts'
import { registerGames } from './games/games.routes.ts'
import { sweepLaunches } from './games/launches.ts'
import { registerBengali } from './http/bengali.ts'
import { loggedError, logOutagesRarely } from './http/errorLog.ts'
import { registerFailures } from './http/failures.ts'
import { applyFaults, Faults } from './http/faults.ts'
import { registerHealth } from './http/health.ts'
import { serveFonts } from './http/pageFiles.ts'
import { openToOrigins, registerSecurity, securityOptions } from './http/security.ts'
import { serveSite } from './http/site.ts'
import { registerInbox } from './inbox/inbox.routes.ts'
import { sweepIdempotencyKeys } from './ledger/idempotency.ts'
import { registerCheckout } from './money/ewallet/checkout.routes.ts'
import { sweepEwalletRequests } from './money/ewallet/ewallet.ts'
import { registerMoney } from './money/money.routes.ts'
import { createCodes, sweepCodes } from './otp/codes.ts'
import { registerReference } from './reference/reference.routes.ts'
import { registerReports } from './reports/reports.routes.ts'
import { Reports } from './reports/reports.ts'
import { payCashback } from './rewards/cashback.ts'
import { registerRewards } from './rewards/rewards.routes.ts'
import { registerGameLists } from './seed/gameLists.routes.ts'
import { registerSite } from './seed/site.routes.ts'
import { registerStorage } from './seed/storage.routes.ts'
import { sweepRegularly } from './sweep.ts'
import { registerVerification } from './verification/verification.routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
  }
  interface FastifyRequest {
    /** The player whose token the call carries; set before the body is read. */
    player: Player | undefined
  }
}

export interface AppOptions {
  /** URL of a PostgreSQL database; PGlite is used if omitted. */
  databaseUrl?: string | undefined
  /** PGlite's data folder; if omitted, PGlite keeps the data in memory. */
  dataDir?: string | undefined
  /** Initial data for a new PGlite, as a tar from `dumpDataDir`; if omitted, it starts empty. */
  data?: Blob | undefined
  /** Folder of the built site; if omitted, the sandbox serves only its own paths. */
  dist?: string | undefined
  /** Password for `/sandbox`. */
  sandboxPassword: string
  /** Whether to trust `X-Forwarded-*`; safe only behind exactly one proxy that sets it. */
  trustProxy?: boolean | undefined
  /** Additional origins that the site may call, for the `connect-src` of its policy. */
  connectHosts?: string[] | undefined
  /** Origins of sites elsewhere that send their reports here. */
  reportOrigins?: string[] | undefined
  /** Log-ins, sign-ups and codes allowed per minute from one network address; 600 by default. */
  addressLimit?: number | undefined
  /** Milliseconds before an incomplete request gets a 408 response; 30,000 by default. */
  requestTimeout?: number | undefined
  /** Password hashing; argon2id with 19 MiB and two passes by default. */
  passwords?: Passwords | undefined
  /** Receives the text of every statement sent to the database, with placeholders. */
  onStatement?: ((statement: string) => void) | undefined
  /** Receives the log, one line of JSON per error; standard output by default. */
  log?: { write(line: string): void } | undefined
  /** Seed for the exchange's matches; by default a random one, which is stored with the data. */
  exchangeSeed?: string | undefined
  /** Returns a random integer from 0 to n−1 for the demo game; `crypto.randomInt` by default. */
  below?: ((n: number) => number) | undefined
  /** The exchange's markets; the simulator's by default. */
  board?: Board | undefined
}

/**
 * Builds the sandbox, ready for `listen`, `inject` or `routing`; its `close()` also closes the database.
 * Throws a StartupError if the database can't be opened.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { addressLimit = 600 } = options
  const app = createServer(options)
  const database = await openDatabase({
    url: options.databaseUrl,
    folder: options.dataDir,
    data: options.data,
    onStatement: options.onStatement,
    onLostConnection: (err) => app.log.error({ err }, 'A connection to the database was lost'),
  })
  app.decorate('db', database.db)
  app.addHook('onClose', () => database.close())
  app.removeContentTypeParser('text/plain')
  registerFailures(app)

  const connectHosts = options.connectHosts ?? []
  await registerSecurity(app, connectHosts)
  await app.register(compress, {
    globalDecompression: false,
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    // Higher levels cost more time than they save.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(cookie)

  const passwords = options.passwords ?? (await createPasswords())
  const limits = createRateLimits(database.db)
  const codes = createCodes(database.db, limits, passwords)
  await sweepRegularly(app, [
    sweepRateLimits,
    sweepCodes,
    sweepSessions,
    sweepOperatorSessions,
    sweepIdempotencyKeys,
    sweepEwalletRequests,
    sweepLaunches,
    sweepCaptchas,
    payCashback,
  ])
  const faults = new Faults()
  const reports = new Reports()
  const simulator = createSimulator(options.exchangeSeed ?? (await readOrCreateSeed(database.db)))
  const changes = operatorChanges(database.db)
  const board = options.board ?? createBoard(simulator, changes.current)
  await app.register(
    async (api) => {
      api.decorateRequest('player', undefined)
      registerBengali(api)
      await openToOrigins(api)
      applyFaults(api, faults)
      registerLogin(api, { limits, passwords, addressLimit })
      registerPasswords(api, { codes, limits, passwords, addressLimit })
      registerAccount(api)
      registerVerification(api, codes)
      registerMoney(api)
      registerRewards(api)
      registerSite(api)
      registerGameLists(api)
      registerGames(api)
      registerExchangeRecords(api)
      registerCaptcha(api, addressLimit)
      registerInbox(api)
      registerChat(api, limits)
    },
    { prefix: '/api' },
  )
  serveFonts(app)
  registerStorage(app)
  registerCheckout(app)
  registerDemoGame(app, options.below ?? ((n) => randomInt(n)))
  registerExchangeData(app, { simulator, overrides: changes.current, faults })
  registerFrames(app, simulator, changes.current)
  registerExchangeFrame(app, board)
  workRegularly(app, board, changes)
  registerConsole(app, { password: options.sandboxPassword, limits, faults, reports, board, changes })
  registerReports(app, reports, options.reportOrigins ?? [])
  registerReference(app)
  registerHealth(app)
  await serveSite(app, options.dist, connectHosts)
  await app.ready()
  return app
}

function createServer({
  log,
  trustProxy,
  connectHosts,
  requestTimeout = 30_000,
}: AppOptions): FastifyInstance {
  const { http, ...security } = securityOptions(connectHosts)
  return fastify({
    ...security,
    logger: {
      level: 'error',
      serializers: { err: loggedError },
      hooks: { logMethod: logOutagesRarely() },
      ...(log && { stream: log }),
    },
    bodyLimit: 64 * 1024,
    // A busy machine loads plugins slowly, which is no defect; the default gives up after 10 s.
    pluginTimeout: 60_000,
    requestTimeout,
    // Node derives the headers timeout from the request timeout that the server is created with, and enforces
    // the longer of the two for a whole request. It checks for late requests at this interval.
    http: { ...http, requestTimeout, connectionsCheckingInterval: requestTimeout / 10 },
    // Trust only the entry that the proxy adds: the caller can forge those before it.
    trustProxy: trustProxy ? (_address, hop) => hop === 0 : false,
    forceCloseConnections: true,
  })
}
