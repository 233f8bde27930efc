import { CALL_LIMIT } from '@tiya/contract/timeLimits'
import type { Environment } from '../environment.ts'

/** The address of the site's page, as the worker lets it through: it answers `/` with the page that the device has. */
const PAGE = '/?build'

/** Returns the paths of a page's scripts and styles. Another build's have different names. */
export function filesOf(document: Document): readonly string[] {
  const elements = document.querySelectorAll<HTMLElement>('script[src], link[rel=stylesheet]')
  return [...elements]
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .filter((path) => path.startsWith('/assets/'))
}

/** Asks the host for a file, whatever the browser has of it. Resolves with null if no answer arrives. */
async function ask({ window, clock }: Environment, address: string): Promise<Response | null> {
  const limit = new AbortController()
  const timer = clock.setTimeout(() => limit.abort(), CALL_LIMIT.read)
  const asked = window.fetch(address, {
    cache: 'no-store',
    credentials: 'omit',
    headers: { Accept: 'text/html, */*' },
    signal: limit.signal,
  })
  return asked.catch(() => null).finally(() => clock.clearTimeout(timer))
}

const isScript = (answer: Response) =>
  answer.ok && /\bjavascript\b/.test(answer.headers.get('Content-Type') ?? '')

/**
 * Returns why a file could not be loaded, from what the browser says about it: `lost` if the host does not answer,
 * `renewed` if the host has another build by now, `there` if the host has the script, else `odd`.
 */
export async function whyNotLoaded(
  environment: Environment,
  message: string,
): Promise<'lost' | 'renewed' | 'there' | 'odd'> {
  const { window } = environment
  // Safari does not say which file it is.
  const file = /(https?:\/|\/assets)\/[^\s'"]+/.exec(message)?.[0]
  const answer = file ? await ask(environment, file) : undefined
  if (answer === null) return 'lost'
  const page = await ask(environment, PAGE)
  if (!page) return 'lost'
  const { DOMParser } = window as Window & typeof globalThis
  const html = await page.text().catch(() => '')
  const theirs = filesOf(new DOMParser().parseFromString(html, 'text/html'))
  const own = filesOf(window.document)
  if (page.ok && theirs.some((path) => !own.includes(path))) return 'renewed'
  return answer && isScript(answer) ? 'there' : 'odd'
}
