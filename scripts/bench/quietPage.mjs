import { PHONE } from '../lib/chromium.mjs'
import { CPU_SLOWDOWN } from '../lib/slowNetwork.mjs'

/** @import { Browser, CDPSession } from '@playwright/test' */

/** @typedef {{ id: number, result?: any, error?: { message: string } }} Reply */

/**
 * A page on a phone with a slow CPU that nobody inspects. Playwright's own pages enable the Runtime domain, for which V8
 * reads a script a second time as soon as the script creates an `Error`, as React does: at this CPU 0.1 s and more.
 */
export class QuietPage {
  /** @type {Map<number, (reply: Reply) => void>} */
  #waiting = new Map()
  #sent = 0
  #devtools
  #ids

  /** @param {CDPSession} devtools of the browser @param {{ targetId: string, sessionId: string }} ids */
  constructor(devtools, ids) {
    this.#devtools = devtools
    this.#ids = ids
    devtools.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
      if (sessionId !== ids.sessionId) return
      const reply = /** @type {Reply} */ (JSON.parse(message))
      this.#waiting.get(reply.id)?.(reply)
    })
  }

  /** Sends a command of the DevTools protocol to the page. @param {string} method @param {object} [params] */
  async send(method, params = {}) {
    const id = ++this.#sent
    /** @type {Promise<Reply>} */
    const answered = new Promise((resolve) => this.#waiting.set(id, resolve))
    await this.#devtools.send('Target.sendMessageToTarget', {
      sessionId: this.#ids.sessionId,
      message: JSON.stringify({ id, method, params }),
    })
    const { result, error } = await answered
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }

  /** Returns what an expression in the page is or resolves to, as JSON. @param {string} expression */
  async evaluate(expression) {
    const { result } = await this.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })
    return result.value
  }

  close() {
    return this.#devtools.send('Target.closeTarget', { targetId: this.#ids.targetId })
  }
}

/**
 * Creates a profile of a browser and returns a function that opens pages in it.
 *
 * @param {Browser} browser
 * @returns {Promise<(init: string) => Promise<QuietPage>>} `init`: script that runs in each document before its own
 */
export async function newProfile(browser) {
  const devtools = await browser.newBrowserCDPSession()
  const { browserContextId } = await devtools.send('Target.createBrowserContext')
  return async (init) => {
    const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId })
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId })
    const page = new QuietPage(devtools, { targetId, sessionId })
    await page.send('Page.enable')
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: init })
    await page.send('Emulation.setDeviceMetricsOverride', {
      ...PHONE.viewport,
      deviceScaleFactor: 1,
      mobile: true,
    })
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return page
  }
}
