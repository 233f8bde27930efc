import { say } from './words.ts'

/** Milliseconds before a failed request of the page itself is repeated. */
const RETRY_DELAY = 1_000

let isRenewed = false

/** Loads the page again, once: a page of an older build names files that the host no longer has. */
function renew(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type === 'reload') say('notLoaded')
  // Each of its files may be missing, and a second reload would look like the player's.
  else if (!isRenewed) location.reload()
  isRenewed = true
}

/** Repeats a request after a while. Calls `gone` instead if the host answers that it does not have the file. */
function repeat(address: string, request: () => void, gone: () => void): void {
  fetch(address, { cache: 'no-store', credentials: 'omit' })
    .then(
      ({ ok, headers }) => !ok || /html/.test(headers.get('Content-Type') || ''),
      () => false,
    )
    .then((isGone) => (isGone ? gone() : setTimeout(request, RETRY_DELAY)))
}

/** Returns true if a style sheet has arrived: nobody may read one that has not. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

/** Returns true if a script of the page has run: each sets a global variable (`scripts/vite/pageScripts.ts`). */
const hasRun = ({ dataset }: HTMLScriptElement) => String(dataset.sets) in window

/** Requests what an element refers to, in a new one: a script that has failed once never runs again. */
function fetchNew(element: HTMLScriptElement | HTMLLinkElement): void {
  const again = document.createElement(element.localName) as typeof element
  for (const { name, value } of element.attributes) again.setAttribute(name, value)
  const address = 'src' in again ? again.src : again.href
  again.addEventListener('error', () => repeat(address, () => fetchNew(again), renew))
  // What arrived is something else, such as a page.
  again.addEventListener('load', () => again instanceof HTMLScriptElement && !hasRun(again) && renew())
  element.replaceWith(again)
}

/** Requests a script of the page again if it has not run. */
function fetchScript(order: 'async' | 'defer'): void {
  const script = document.querySelector<HTMLScriptElement>(`script[${order}][data-sets]`)
  if (script && !hasRun(script)) fetchNew(script)
}

/**
 * Requests the page's scripts, styles and icons again until they arrive. A browser gives up after one lost connection,
 * and only a reload would bring them back. If the host no longer has one, the page itself is loaded again, once; a page that
 * lacks it again says so.
 */
export function fetchAgain(): void {
  const fetchMissing = () => {
    fetchScript('defer')
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (!isThere(link)) fetchNew(link)
  }
  // By then every deferred script and style sheet has arrived or failed, and at the end every async script.
  addEventListener(document.readyState === 'loading' ? 'DOMContentLoaded' : 'load', fetchMissing)
  addEventListener('load', () => fetchScript('async'))
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof SVGUseElement)) return
      const { baseVal } = target.href
      repeat(
        baseVal,
        () => target.setAttribute('href', baseVal),
        () => undefined,
      )
    },
    true,
  )
}
