import type { Plugin } from 'vite'

const ADDRESS = '/__inspect/fixtures.json'

/** Returns a plugin that serves the events of the models, which the workbench offers for sending manually. */
export function inspectFixtures(): Plugin {
  return {
    name: 'inspect-fixtures',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use(ADDRESS, async (_, response, next) => {
        try {
          const { allFixtures } = await vite.ssrLoadModule('/tests/inspect/fixtures.ts')
          response.setHeader('Content-Type', 'application/json')
          response.end(JSON.stringify(await allFixtures()))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
