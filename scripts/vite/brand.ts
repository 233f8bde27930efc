import type { Plugin } from 'vite'
import { BRAND, BRAND_COLOURS } from '../../machines/contract/brand.ts'

const MANIFEST = '/site.webmanifest'

const icon = (kind: string, width: number, purpose?: 'maskable') => ({
  src: `/icons/${kind}-${width}.png`,
  sizes: `${width}x${width}`,
  type: 'image/png',
  ...(purpose && { purpose }),
})

/** Returns the manifest of the installed site. */
function manifestText(): string {
  const manifest = {
    id: '/',
    name: BRAND.name,
    short_name: BRAND.name,
    description: BRAND.description,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: BRAND_COLOURS.page,
    theme_color: BRAND_COLOURS.page,
    categories: ['games', 'entertainment', 'sports'],
    icons: [
      icon('icon', 192),
      icon('icon', 512),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: [
      { name: 'Games', url: '/games' },
      { name: 'Deposit', url: '/deposit' },
      { name: 'My Account', url: '/account' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Returns a plugin that fills `{{name}}` and other fields of the brand into pages, and makes the manifest. */
export function brand(): Plugin {
  const fields: Readonly<Record<string, unknown>> = { ...BRAND, ...BRAND_COLOURS }
  return {
    name: 'brand',
    transformIndexHtml: (html) =>
      html.replaceAll(/\{\{(\w+)\}\}/g, (_, field: string) => String(fields[field])),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST.slice(1), source: manifestText() })
    },
    configureServer({ middlewares }) {
      middlewares.use(MANIFEST, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(manifestText())
      })
    },
  }
}
