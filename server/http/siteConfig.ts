/** The values that the sandbox fills into the site's configuration: its own pages. */
const SANDBOX_VALUES = {
  exchangeFrame: '/exchange-frame?token={token}&market={market}',
  streamFrame: '/exchange-demo/stream?event={eventId}&ip={ip}',
  ipLookup: '/exchange-demo/ip',
  phonePreview: '/sandbox/phone',
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

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
