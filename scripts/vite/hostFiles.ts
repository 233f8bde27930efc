import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { calledOrigins, scriptHashes } from '../../server/http/siteConfig.ts'
import { type HeaderRule, siteRules } from '../../server/http/siteHeaders.ts'

/** For Netlify and Sevalla: serves the site's page at every address that isn't a file and can be one of its routes. */
const REDIRECTS = `/assets/* /404.html 404
/api/* /404.html 404
/* /index.html 200
`

/**
 * Returns the rules as a `_headers` file. On Netlify a later rule replaces a header; Cloudflare joins the values unless
 * the later rule detaches the header with `!`, a line that Netlify ignores.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const known = new Set<string>()
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        ...(known.has(name) ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ])
      if (path === '/*') for (const name of Object.keys(headers)) known.add(name)
      return `${[path, ...lines].join('\n')}\n`
    })
    .join('\n')
}

/** The samples for other hosts, whose policies allow the scripts of index.html too. */
const SAMPLES = ['docs/deploy/nginx.conf', 'docs/deploy/Caddyfile']

/** Writes the hashes of the page's scripts into a sample, if it has others. */
async function allowScripts(sample: string, scripts: readonly string[]): Promise<void> {
  const text = await readFile(sample, 'utf8')
  const allowed = text.replace(/script-src 'self'[^;]*/g, ["script-src 'self'", ...scripts].join(' '))
  if (allowed !== text) await writeFile(sample, allowed)
}

/**
 * Returns a plugin that writes `_headers` and `_redirects`, which set headers and fallbacks on static hosts, and
 * the hashes of the page's scripts into the samples for others.
 *
 * @param connectHosts origins that the site may call, besides those of its configuration
 */
export function hostFiles(connectHosts: readonly string[]): Plugin {
  let root = ''
  return {
    name: 'host-files',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      // Runs after the first views have been written into the page.
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        const text = page?.type === 'asset' ? String(page.source) : ''
        const scripts = scriptHashes(text)
        const rules = siteRules([...connectHosts, ...calledOrigins(text)], scripts)
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(rules) })
        this.emitFile({ type: 'asset', fileName: '_redirects', source: REDIRECTS })
        for (const sample of SAMPLES) await allowScripts(join(root, sample), scripts)
      },
    },
  }
}
