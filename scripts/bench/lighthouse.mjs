import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import desktop from 'lighthouse/core/config/desktop-config.js'
import { CHROMIUM_FLAGS } from '../lib/chromium.mjs'

/**
 * @typedef {object} Figures
 * @property {number} performance 0 to 100, like the other categories
 * @property {number} accessibility
 * @property {number} bestPractices
 * @property {number} seo
 * @property {number} lcp in ms
 * @property {number} tbt in ms
 * @property {number} cls
 * @property {string[]} failedAudits ids of the failed audits in accessibility, best practices and SEO
 */

/** Maximum attempts per run, in case Chromium loses the trace. */
const MAX_ATTEMPTS = 3

/**
 * Runs Lighthouse once.
 *
 * @param {string} url
 * @param {string} chromePath
 * @param {import('lighthouse').Flags} flags
 * @param {import('lighthouse').Config} [config]
 * @param {number} [attempt] from 1
 * @returns {Promise<import('lighthouse').Result>}
 */
export async function audit(url, chromePath, flags, config, attempt = 1) {
  const chromeFlags = [...CHROMIUM_FLAGS, '--headless=new']
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent', ...flags }, config)
    // The trace has no navigation start; Lighthouse recommends running again.
    if (result?.lhr.runtimeError?.code === 'NO_NAVSTART' && attempt < MAX_ATTEMPTS)
      return await audit(url, chromePath, flags, config, attempt + 1)
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result.')
    return result.lhr
  } finally {
    chrome.kill()
  }
}

/** @param {import('lighthouse').Result} result @param {string} id of an audit @returns {number} */
export const valueIn = ({ audits }, id) => audits[id]?.numericValue ?? Number.NaN

/**
 * Runs Lighthouse with its defaults (a mobile device on simulated slow 4G) or with those for a desktop.
 *
 * @param {string} url
 * @param {string} chromePath
 * @param {'mobile' | 'desktop'} [device]
 * @returns {Promise<Figures>}
 */
export async function measure(url, chromePath, device) {
  const flags = { onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'] }
  const result = await audit(url, chromePath, flags, device === 'desktop' ? desktop : undefined)
  const { audits, categories } = result
  const score = (/** @type {string} */ id) => Math.round((categories[id]?.score ?? 0) * 100)
  const judged = [categories.accessibility, categories['best-practices'], categories.seo].flatMap(
    (category) => category?.auditRefs ?? [],
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: valueIn(result, 'largest-contentful-paint'),
    tbt: valueIn(result, 'total-blocking-time'),
    cls: valueIn(result, 'cumulative-layout-shift'),
    failedAudits: judged
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
  }
}
