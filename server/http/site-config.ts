/** What the sandbox sets in the site's configuration, unless its file says otherwise. */
const SANDBOX_CONFIG = {
  exchangeFrame: '/exchange-frame?token={token}&market={market}',
}

const CONFIG = /(<script type="application\/json" id="config">)([^<]*)(<\/script>)/

/**
 * Fills the sandbox's values into the configuration in the site's page; what is set in the page itself wins. Undefined
 * for a page without a configuration that can be read.
 */
export function configuredPage(page: string): string | undefined {
  const text = CONFIG.exec(page)?.[2]
  const own = text === undefined ? undefined : parse(text)
  if (!own) return undefined
  const set = Object.entries(own).filter(([, value]) => value !== '')
  const config = JSON.stringify({ ...SANDBOX_CONFIG, ...Object.fromEntries(set) }).replaceAll('<', '\\u003c')
  return page.replace(CONFIG, (_all, start, _text, end) => `${start}${config}${end}`)
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text.trim() || '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
