import { launch } from 'puppeteer-core'
import { programsNamed } from '#scripts/lib/programs.mjs'
import { type Driver, WINDOW } from './driver.ts'

/** Milliseconds for a start on a busy machine. */
const START = 120_000

/** Starts Firefox, driven over WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: programsNamed('firefox-esr')[0] ?? '',
    headless: true,
    timeout: START,
    protocolTimeout: START,
    defaultViewport: WINDOW,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
  })
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  const framed = async (title: string) => {
    const element = await page.$(`iframe[title="${title}"]`)
    return element?.contentFrame()
  }
  return {
    version: await browser.version(),
    open: async (address) => {
      await page.goto(address, { waitUntil: 'load' })
    },
    run: async (body, args, frame) => {
      const target = frame === undefined ? page : await framed(frame)
      return target?.evaluate(`((...args) => { ${body} })(...${JSON.stringify(args)})`)
    },
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    back: async () => {
      await page.evaluate('history.back()')
    },
    resize: (window) => page.setViewport(window),
    close: () => browser.close(),
  }
}
