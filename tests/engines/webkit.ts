import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Builder, Capabilities } from 'selenium-webdriver'
import { freePort } from '../server/setup/hosts.ts'
import { type Driver, WINDOW } from './driver.ts'

/** Starts a program and returns the first number that it says, which the pattern finds, on this stream. */
async function startAndAsk(
  program: string,
  args: readonly string[],
  pattern: RegExp,
  env: NodeJS.ProcessEnv,
) {
  const process = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  for await (const line of createInterface({ input: process.stdout })) {
    const found = pattern.exec(line)?.[1]
    if (found) return { process, found }
  }
  throw new Error(`${program} said nothing.`)
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return
  const ended = once(process, 'exit')
  process.kill()
  await ended
}

/** Starts WebKitGTK in a window of its own on a screen that nobody sees, driven over WebDriver. */
export async function startWebKit(): Promise<Driver> {
  const port = await freePort()
  const screen = await startAndAsk(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1500x1200x24', '-nolisten', 'tcp'],
    /^(\d+)$/,
    process.env,
  )
  const driverProcess = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${screen.found}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  })
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' })
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build()
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW })
  const found = await driver.getCapabilities()
  const actions = () => driver.actions({ async: true })
  return {
    version: `WebKitGTK ${found.get('browserVersion')}`,
    open: (address) => driver.get(address),
    run: async (body, args, frame) => {
      if (frame !== undefined) {
        const [element] = await driver.findElements({ css: `iframe[title="${frame}"]` })
        if (!element) return undefined
        await driver.switchTo().frame(element)
      }
      try {
        return await driver.executeScript(`return ((...args) => { ${body} })(...arguments)`, ...args)
      } finally {
        if (frame !== undefined) await driver.switchTo().defaultContent()
      }
    },
    press: ({ x, y }) =>
      actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    type: (text) => actions().sendKeys(text).perform(),
    back: async () => {
      await driver.executeScript('history.back()')
    },
    resize: async (window) => {
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...window })
    },
    close: async () => {
      await driver.quit()
      await end(driverProcess)
      await end(screen.process)
    },
  }
}
