import { fetchCode } from '../app/loading/fetchCode.ts'

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

function fetchSheet(link: HTMLLinkElement): void {
  const again = link.cloneNode() as HTMLLinkElement
  again.addEventListener('error', () => setTimeout(fetchSheet, RETRY_DELAY, again))
  link.replaceWith(again)
}

/**
 * Requests the page's scripts, styles and icons again until they arrive. A browser gives up after one lost connection,
 * and only a reload would bring them back.
 */
export function fetchAgain(window: Window): void {
  const { document } = window
  const fetchMissing = () => {
    const { signal } = new AbortController()
    for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[type=module]'))
      fetchCode(() => import(/* @vite-ignore */ src), window, signal).catch(() => undefined)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (!isThere(link)) fetchSheet(link)
  }
  // By then every script and style sheet has arrived or failed.
  window.addEventListener(document.readyState === 'loading' ? 'DOMContentLoaded' : 'load', fetchMissing)
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof SVGUseElement)
        setTimeout(() => target.setAttribute('href', target.href.baseVal), RETRY_DELAY)
    },
    true,
  )
}
