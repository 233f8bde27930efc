import { sandboxTest } from '../site/sandbox.ts'
import { type Driver, WINDOW } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

const ENGINES: Readonly<Record<string, () => Promise<Driver>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
}

/** A test in the browser that ENGINE names, which starts once for all of them. Each begins in a phone's window. */
export const engineTest = sandboxTest.extend<{ visitor: Visitor }, { driver: Driver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures.
    async ({}, use) => {
      const start = ENGINES[process.env.ENGINE ?? '']
      if (!start) throw new Error(`ENGINE is none of ${Object.keys(ENGINES).join()}.`)
      const driver = await start()
      console.log(driver.version)
      await use(driver)
      await driver.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  visitor: async ({ driver, baseURL }, use) => {
    const visitor = new Visitor(driver, String(baseURL))
    await visitor.resize(WINDOW)
    await visitor.forgetAll()
    await use(visitor)
  },
})
