import { createHash } from 'node:crypto'

/** The values that the sandbox fills into the site's configuration: its own pages. */
const SANDBOX_VALUES = {
  exchangeFrame:
    '/exchange-frame?token={token}&market={market}&kind={kind}&selection={selection}&side={side}&price={price}',
  streamFrame: '/exchange-demo/stream?event={eventId}&ip={ip}&language={language}',
  ipLookup: '/exchange-demo/ip',
  phonePreview: '/sandbox/phone',
  reportUrl: '/reports',
}

const ELEMENT = /(<script type="application\/json" id="config">)([^<]*)(<\/script>)/

/**
 * Returns the site's page with the sandbox's values in its configuration. Values that the page already sets
 * are kept. A configuration that is not a JSON object is left as it is, for the site to report.
 */
export function fillConfig(page: string): string {
  return page.replace(ELEMENT, (element, start: string, text: string, end: string) => {
    const given = parseObject(text.trim() || '{}')
    if (!given) return element
    const set = Object.entries(given).filter(([, value]) => value !== '')
    const config = { ...SANDBOX_VALUES, ...Object.fromEntries(set) }
    return `${start}${JSON.stringify(config).replaceAll('<', '\\u003c')}${end}`
  })
}

/** The keys of the configuration that name what the site calls or sends to. */
const CALLED = ['apiHost', 'exchangeData', 'ipLookup', 'reportUrl']

/** Returns the other origins that the configuration in a page makes it call, for `connect-src`. */
export function calledOrigins(page: string): readonly string[] {
  const config = parseObject(ELEMENT.exec(page)?.[2]?.trim() || '{}') ?? {}
  const addresses = CALLED.map((key) => String(config[key])).filter((value) => /^https?:\/\//i.test(value))
  return [
    ...new Set(
      addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
    ),
  ]
}

/** Returns the hashes of the scripts that stand in a page, for `script-src`. The configuration is data and needs none. */
export function scriptHashes(page: string): readonly string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  })
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
