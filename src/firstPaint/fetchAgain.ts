/** Milliseconds before a failed request of the page itself is repeated. */
const RETRY_DELAY = 1_000

/** Returns true if a style sheet has arrived: nobody may read one that has not. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

/** Requests what an element refers to, in a new one: a script that has failed once never runs again. */
function fetchNew(element: HTMLElement): void {
  const again = document.createElement(element.localName)
  for (const { name, value } of element.attributes) again.setAttribute(name, value)
  again.addEventListener('error', () => setTimeout(fetchNew, RETRY_DELAY, again))
  element.replaceWith(again)
}

/**
 * Requests a script of the page again if it has not run: each sets a global variable (`scripts/vite/pageScripts.ts`).
 */
function fetchScript(window: Window, order: 'async' | 'defer'): void {
  const script = window.document.querySelector<HTMLScriptElement>(`script[${order}][data-sets]`)
  if (script && !(String(script.dataset.sets) in window)) fetchNew(script)
}

/**
 * Requests the page's scripts, styles and icons again until they arrive. A browser gives up after one lost connection,
 * and only a reload would bring them back.
 */
export function fetchAgain(window: Window): void {
  const { document } = window
  const fetchMissing = () => {
    fetchScript(window, 'defer')
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (!isThere(link)) fetchNew(link)
  }
  // By then every deferred script and style sheet has arrived or failed, and at the end every async script.
  window.addEventListener(document.readyState === 'loading' ? 'DOMContentLoaded' : 'load', fetchMissing)
  window.addEventListener('load', () => fetchScript(window, 'async'))
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof SVGUseElement)
        setTimeout(() => target.setAttribute('href', target.href.baseVal), RETRY_DELAY)
    },
    true,
  )
}
