import type { Plugin } from 'vite'
import { BRAND, BRAND_COLOURS } from '../../machines/brand/brand.ts'
import { manifestText } from '../operator/manifest.ts'

const MANIFEST = '/site.webmanifest'

/** The manifest of the demonstration. */
const manifest = () => manifestText({ ...BRAND, page: BRAND_COLOURS.page, icons: '/icons' })

/** Returns a plugin that fills `{{name}}` and other fields of the brand into pages, and makes the manifest. */
export function brand(): Plugin {
  const fields: Readonly<Record<string, unknown>> = { ...BRAND, ...BRAND_COLOURS }
  return {
    name: 'brand',
    transformIndexHtml: (html) =>
      html.replaceAll(/\{\{(\w+)\}\}/g, (_, field: string) => String(fields[field])),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST.slice(1), source: manifest() })
    },
    configureServer({ middlewares }) {
      middlewares.use(MANIFEST, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(manifest())
      })
    },
  }
}
