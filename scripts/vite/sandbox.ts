import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import { fillConfig } from '../../server/http/siteConfig.ts'

/** Paths served by the sandbox. Vite serves everything else. */
const SANDBOX_PATHS =
  /^\/(api|storage|sandbox|demo-game|demo-wallet|exchange-data|exchange-demo|exchange-frame|healthz|reports)(\/|\?|$)/

/** The part of a Fastify instance that is used here. */
interface Sandbox {
  routing(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<unknown>
}

/** Returns a plugin that serves the sandbox from Vite's dev server. A source change restarts it on the next call. */
export function sandbox(): Plugin {
  let running: Promise<Sandbox> | undefined
  let end = () => {}

  const stop = async () => {
    const stopping = running
    running = undefined
    // A failed start was already reported to its request.
    await stopping?.then(
      (app) => app.close(),
      () => undefined,
    )
  }

  return {
    name: 'sandbox',
    apply: 'serve',
    configureServer(vite) {
      const password = process.env.SANDBOX_PASSWORD || randomBytes(12).toString('base64url')
      let stopped = Promise.resolve()
      vite.watcher.on('all', (_event, file) => {
        if (isSandboxSource(vite, file)) stopped = stopped.then(stop)
      })

      vite.middlewares.use((request, response, next) => {
        if (!SANDBOX_PATHS.test(request.url ?? '')) return next()
        running ??= stopped.then(() => start(vite, password))
        running.then((app) => app.routing(request, response), next)
      })
      vite.httpServer?.once('listening', () => {
        vite.config.logger.info(
          `  Operator's console, sent e-mails and SMS: /sandbox?key=${encodeURIComponent(password)}`,
        )
      })
      // Vite handles only SIGTERM, and closing releases the lock on the data.
      end = () => void vite.close().finally(() => process.exit())
      process.on('SIGINT', end)
    },
    transformIndexHtml: fillConfig,
    // Runs when Vite closes, and when it restarts after a configuration change with a new instance of this plugin.
    async closeBundle() {
      process.off('SIGINT', end)
      await stop()
    },
  }
}

const isSandboxSource = (vite: ViteDevServer, file: string) =>
  ['server/', 'packages/contract/'].some((folder) => file.startsWith(`${vite.config.root}/${folder}`))

async function start(vite: ViteDevServer, sandboxPassword: string): Promise<Sandbox> {
  const { buildApp } = await vite.ssrLoadModule('/server/app.ts')
  return buildApp({
    dataDir: process.env.DATA_DIR || '.data',
    databaseUrl: process.env.DATABASE_URL,
    sandboxPassword,
  })
}
