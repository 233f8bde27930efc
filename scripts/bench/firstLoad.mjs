import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { withBrowser } from '../lib/browser.mjs'
import { PHONE } from '../lib/chromium.mjs'

/**
 * Opens a page as a guest on a phone and measures every script requested before the network becomes idle.
 *
 * @param {string} url
 * @param {string} executablePath path of Chromium
 * @returns {Promise<{ bytes: number, files: { name: string, bytes: number }[] }>} sizes in bytes, compressed with
 *   brotli at its highest level
 */
export function firstLoadScripts(url, executablePath) {
  return withBrowser(executablePath, async (browser) => {
    const page = await browser.newPage(PHONE)
    const scripts = new Map()
    page.on('response', (response) => {
      if (/javascript/.test(response.headers()['content-type'] ?? ''))
        scripts.set(response.url(), response.body())
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const files = await Promise.all(
      [...scripts].map(async ([address, body]) => {
        const compressed = await promisify(brotliCompress)(await body)
        return { name: new URL(address).pathname, bytes: compressed.length }
      }),
    )
    return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files }
  })
}
