import type { Page } from '@playwright/test'
import { CONTENT_PAGES } from '../../machines/common/routing/routes.ts'
import { ART } from '../../machines/content/operator/operatorFiles.ts'
import { generalWith } from '../model/ambient.ts'
import { configure } from './configure.ts'
import type { Answers } from './serve.ts'

/** The files of an operator's folder, by path. A text is a picture. */
export type Files = Readonly<Record<string, object | string>>

const LETTERS = { en: 'Nova', bn: 'নোভা' } as const

const pagesIn = (language: 'en' | 'bn') =>
  Object.fromEntries(
    CONTENT_PAGES.map((page) => [
      page,
      { lead: `${LETTERS[language]} ${page}`, sections: [{ title: LETTERS[language], text: ['1', ['2']] }] },
    ]),
  )

const homeIn = (language: 'en' | 'bn') => ({
  seo: [`${LETTERS[language]} 1`],
  licence: `${LETTERS[language]} 77/2026`,
  sponsors: [{ name: 'Nova FC', picture: 'sponsor.svg' }],
  payments: [{ name: 'bKash' }, { name: 'Nova Pay', picture: 'pay.svg' }],
  community: [{ label: LETTERS[language], href: 'https://nova.test/' }],
  guides: [{ label: `${LETTERS[language]} 101`, href: '/faq' }],
})

const picture = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><title>${name}</title><path fill="#ffb000" d="M24 2 46 46H2Z"/></svg>`

const BRAND = {
  name: 'Nova',
  title: 'Nova Play',
  description: 'Another house.',
  colours: {
    brand: '#ffb000',
    brandPressed: '#ffc340',
    onBrand: '#1a1200',
    brandTint: '#3a2b00',
    depth: '#080a10',
  },
}

/** Everything that a folder may hold, of a brand that is not the demonstration's. */
export const NOVA: Files = {
  'brand.json': BRAND,
  'pages/en.json': pagesIn('en'),
  'pages/bn.json': pagesIn('bn'),
  'home/en.json': homeIn('en'),
  'home/bn.json': homeIn('bn'),
  ...Object.fromEntries([...ART, 'sponsor', 'pay'].map((name) => [`art/${name}.svg`, picture(name)])),
}

/** The settings of a site that is no demonstration. */
export const NO_DEMO: Answers = { 'GET /general': generalWith({ demo: 0, site_title: 'Nova Play' }) }

/** Addresses of pages of the site. */
const PAGES = /^https?:\/\/[^/]+\/(?!api\/|storage\/|exchange-data\/)[^.]*$/

/** Serves the site with an operator's folder, whose name the configuration has. */
export async function serveFolder(page: Page, files: Files): Promise<void> {
  await configure(page, PAGES, { operator: '/operator' })
  await page.route('**/operator/**', (route) => {
    const file = files[new URL(route.request().url()).pathname.slice('/operator/'.length)]
    if (file === undefined)
      return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' })
    return typeof file === 'string'
      ? route.fulfill({ contentType: 'image/svg+xml', body: file })
      : route.fulfill({ json: file })
  })
}
