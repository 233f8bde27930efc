const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A piece of HTML. */
class Html {
  /** @param {string} text */
  constructor(text) {
    this.text = text
  }

  toString() {
    return this.text
  }
}

/** @param {unknown} value @returns {string} */
function pieceOf(value) {
  if (Array.isArray(value)) return value.map(pieceOf).join('')
  if (value instanceof Html) return value.text
  if (value === undefined || value === null || value === false) return ''
  return escaped(String(value))
}

/** Escapes a text for HTML, and for SVG. @param {string} text */
export const escaped = (text) => text.replace(/[&<>"']/g, (character) => ENTITIES[character])

/** Makes HTML from a template. Escapes values, except those that are HTML themselves; `false` renders nothing. */
export function html(/** @type {TemplateStringsArray} */ strings, /** @type {unknown[]} */ ...values) {
  return new Html(String.raw({ raw: strings }, ...values.map(pieceOf)))
}

/** Marks a text as HTML, so it isn't escaped. @param {string} text */
export const raw = (text) => new Html(text)
