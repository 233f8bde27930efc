import { fileURLToPath } from 'node:url'
import { html } from '../pages/html.mjs'
import { page } from '../pages/page.mjs'

export const SCRIPT = fileURLToPath(new URL('report.js', import.meta.url))

/**
 * Returns a page of the report.
 *
 * @param {string} title
 * @param {unknown} body
 * @param {string} [up] path from the page's folder to the report's, for example `../`
 */
export const reportPage = (title, body, up) => page(title, body, { script: SCRIPT, up })

/** Returns the address of a chart's page, from the report's folder. @param {string} id */
export const pageOf = (id) => `charts/${encodeURIComponent(id)}.html`

/** The address of the gallery of states, from the report's folder. */
export const GALLERY = 'gallery.html'

/** Returns the address of a file of the records, from the report's folder. @param {string} file */
export const fileOf = (file) => `data/${file.split('/').map(encodeURIComponent).join('/')}`

/** Returns a result as a word with a sign, so that it doesn't depend on colour alone. @param {boolean} isGood */
export const verdict = (isGood) =>
  isGood ? html`<span class="good">✓ passed</span>` : html`<span class="bad">✗ failed</span>`
