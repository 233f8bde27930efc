import type { KeptViews } from '#machines/common/lists/keptView.ts'
import type { Route } from '#machines/common/routing/routes.ts'
import { imageAddress } from '../../address.ts'
import { type Bases, readBases } from '../../config.ts'
import { cacheModeOf } from '../../offline/kept.ts'
import { readLanguage } from '../../storage/language.ts'
import { withBody } from '../withBody.ts'
import { keyOf, type SentReads } from './sentReads.ts'

/** Milliseconds after which an answer that no port has asked for is too old. */
const FRESH = 15_000

/** The place in a call's address for a value of the query, else for a list in the answer to the call before. */
const LIST = /\{(\w+)<(\w+)\}/

/** Returns a list of names in an answer, as the site's client sends it; empty if there is none. */
function namesIn(answer: string, list: string): string {
  const names: unknown = JSON.parse(answer)[list]
  return Array.isArray(names) ? [...new Set(names)].filter(Boolean).join(',') : ''
}

/** How many pictures fill a phone. */
const PICTURES = 12

/** Returns the pictures that a field of an answer names, without duplicates. */
function picturesIn(answer: string, field: string): readonly string[] {
  const found = answer.matchAll(new RegExp(`"${field}":("(?:[^"\\\\]|\\\\.)+")`, 'g'))
  return [...new Set([...found].map(([, text]): string => JSON.parse(text ?? '""')))].slice(0, PICTURES)
}

/** Returns the address of a call, as the site's client writes it. */
function addressOf(line: string, window: Window, { apiHost, exchangeData }: Bases): string {
  const who = line.split(' ', 1)[0]
  const query = new URLSearchParams(window.location.search)
  const filled = line
    .slice(line.indexOf('/'))
    .replace(/\{(\w+)[=<]([^}]*)\}/g, (_, name: string, otherwise: string) =>
      new URLSearchParams([['', query.get(name) || otherwise]]).toString().slice(1),
    )
  return who === 'odds' ? `${exchangeData}${filled}` : `${apiHost}/api${filled}`
}

/** What the early script knows of a route. */
export type EarlyRoute = Pick<Route, 'path' | 'access' | 'desktop' | 'reads' | 'pictures'>

/**
 * Sends the calls with which a route's screen begins, unless this visitor is led elsewhere. Returns them, for `takeEarly`.
 */
export function sendEarly(
  { access, reads = [], pictures }: EarlyRoute,
  window: Window,
  sent: SentReads = new Map(),
): SentReads {
  try {
    const storage = { get: (key: string) => window.localStorage.getItem(key) ?? '' }
    const token = storage.get('token')
    const isPlayer = token !== '' && storage.get('remote_id') !== ''
    if (access !== 'anyone' && isPlayer !== (access === 'player')) return sent
    // The environment reports what is wrong with the configuration.
    const bases = readBases(window.document.getElementById('config')?.textContent ?? '')
    /** Held until the views have asked for them. */
    const images: HTMLImageElement[] = []
    const fetchPictures = async (answer: Promise<Response>, field: string) => {
      for (const file of picturesIn(await (await answer).text(), field)) {
        const src = imageAddress(file, bases.apiHost)
        images.push(
          Object.assign(window.document.createElement('img'), { fetchPriority: 'high', src } as const),
        )
      }
    }
    const send = (line: string) => {
      const headers = new Headers({ Accept: 'application/json' })
      if (token && line.startsWith('token')) headers.set('Authorization', `Bearer ${token}`)
      headers.set('Accept-Language', readLanguage(storage))
      const address = addressOf(line, window, bases)
      const cache = cacheModeOf(address.replace(/\?.*/, ''), headers, line.startsWith('fresh'))
      const control = new AbortController()
      const { signal } = control
      const answer = withBody(window.fetch.bind(window))(address, {
        headers,
        credentials: 'omit',
        cache,
        signal,
      })
      // The port that asks for it handles a failure.
      answer.catch(() => undefined)
      if (pictures) fetchPictures(answer, pictures).catch(() => undefined)
      sent.set(keyOf(address, headers, cache), { answer, abort: (reason) => control.abort(reason) })
      return answer
    }
    const kept: Partial<KeptViews> | null = window.history.state
    let before: Promise<Response> | undefined
    for (const line of reads) {
      const [slot, name = '', list = ''] = LIST.exec(line) ?? []
      // A list to which the player returns may have another filter.
      if (slot && kept?.views) continue
      if (!slot || new URLSearchParams(window.location.search).get(name)) before = send(line)
      else
        before
          ?.then((response) => response.text())
          .then((text) => {
            const names = namesIn(text, list)
            if (names) send(line.replace(slot, `{${name}=${names}}`))
          })
          .catch(() => undefined)
    }
    window.setTimeout(() => {
      const addresses = [...sent.keys()].map((key) => key.split(' ')[0])
      if (addresses.length > 0) console.warn(`Nothing has asked for ${addresses.join(', ')}.`)
      sent.clear()
      images.length = 0
    }, FRESH)
  } catch {
    // The storage is blocked. The ports send their calls themselves.
  }
  return sent
}
