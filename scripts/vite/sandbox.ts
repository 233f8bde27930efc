import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'

/** What the sandbox answers itself; all else is the site's, which Vite serves. */
const OWN = /^\/(api|storage|sandbox|demo-game|demo-wallet|exchange-data)(\/|\?|$)/

/** The part of a Fastify server that is used here. */
interface Sandbox {
  routing(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<unknown>
}

/** Runs the sandbox within Vite's dev server; a change of its sources restarts it with the next call. */
export function sandbox(): Plugin {
  let running: Promise<Sandbox> | undefined
  let end = () => {}

  const stop = async () => {
    const stopping = running
    running = undefined
    // One that did not start has said so with its call.
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
        if (isServed(vite, file)) stopped = stopped.then(stop)
      })

      vite.middlewares.use((request, response, next) => {
        if (!OWN.test(request.url ?? '')) return next()
        running ??= stopped.then(() => start(vite, password))
        running.then((app) => app.routing(request, response), next)
      })
      vite.httpServer?.once('listening', () => {
        vite.config.logger.info(
          `  Operator's console, sent e-mails and SMS: /sandbox?key=${encodeURIComponent(password)}`,
        )
      })
      // Vite itself closes on SIGTERM alone, and the data's lock is to be given back.
      end = () => void vite.close().finally(() => process.exit())
      process.on('SIGINT', end)
    },
    // When Vite closes, and when it starts anew with a changed configuration: then another of these takes over.
    async closeBundle() {
      process.off('SIGINT', end)
      await stop()
    },
  }
}

const isServed = (vite: ViteDevServer, file: string) =>
  ['server/', 'machines/contract/'].some((folder) => file.startsWith(`${vite.config.root}/${folder}`))

async function start(vite: ViteDevServer, sandboxPassword: string): Promise<Sandbox> {
  const { buildApp } = await vite.ssrLoadModule('/server/app.ts')
  return buildApp({
    dataDir: process.env.DATA_DIR || '.data',
    databaseUrl: process.env.DATABASE_URL,
    sandboxPassword,
  })
}
