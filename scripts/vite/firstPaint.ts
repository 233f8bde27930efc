import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { decide } from '../../machines/common/routing/access.rules.ts'
import { ROUTES, type ScreenName } from '../../machines/common/routing/routes.ts'
import { LANGUAGES } from '../lib/languages.mjs'
import { buildScript } from './buildScript.ts'
import { firstStyles, withoutFonts } from './firstStyles.ts'
import { iconSprite } from './iconSprite.ts'

interface StaticView {
  readonly screen: ScreenName
  /** The address to render it at. */
  readonly address: string
  /** True if its heading is the title of the address. */
  readonly isTitled?: true
}

/** The views that index.html contains. The splash screen covers the home screen and has no text. */
const VIEWS: readonly StaticView[] = [
  { screen: 'home', address: '/' },
  { screen: 'login', address: '/login' },
  { screen: 'signup', address: '/signup' },
  { screen: 'games', address: '/games?title=Title', isTitled: true },
]

const VISITORS = [true, false].flatMap((player) => [true, false].map((desktop) => ({ player, desktop })))

/** Returns the screen that a visitor sees first at a path, or undefined if that depends on a server response. */
function screenAt(path: string, visitor: (typeof VISITORS)[number]): ScreenName | undefined {
  const decision = decide({ path, query: {}, state: null }, visitor)
  if (decision.kind === 'redirect' && ['/login', '/signup'].includes(decision.to))
    return screenAt(decision.to, visitor)
  return decision.kind === 'show' && !decision.section ? decision.screen : undefined
}

/** Returns the attributes of a view's template, which say who sees it at which paths. */
function conditionsOf({ screen }: StaticView): string {
  const paths = ROUTES.map(({ path }) => path).filter((path) => !path.includes(':'))
  const attributes = VISITORS.map((visitor) => {
    const name = `data-${visitor.player ? 'player' : 'guest'}-${visitor.desktop ? 'desktop' : 'phone'}`
    const matching = paths.filter((path) => screenAt(path, visitor) === screen)
    return matching.length > 0 ? ` ${name}="${matching.join(' ')}"` : ''
  })
  return attributes.join('')
}

/** Builds the site for Node.js and returns the functions that render a view. */
async function buildRenderer(root: string): Promise<typeof import('../../src/firstPaint/render.tsx')> {
  const outDir = join(root, '.cache/first-paint')
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [iconSprite(), react(), vanillaExtractPlugin()],
    // The icon sprite replaces its modules.
    ssr: { noExternal: ['lucide-react'] },
    build: {
      ssr: 'src/firstPaint/render.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      // As in vite.config.ts: a slow machine would get a warning.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  })
  return import(pathToFileURL(join(outDir, 'render.js')).href)
}

/** Says that the site has not opened. No file besides the page is needed: styles only delay it, scripts take it over. */
const WORDS = `<div data-gone role="alert">
<p lang="en"><span>The site could not be loaded. Please try again.</span> Update your browser or use another one.</p>
<a href="" lang="en">Try again</a>
<p lang="bn"><span>সাইটটি লোড করা যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন।</span> ব্রাউজার আপডেট করুন বা অন্য ব্রাউজার ব্যবহার করুন।</p>
<a href="" lang="bn">আবার চেষ্টা করুন</a>
</div>`

const nameOf = (name: string, source: string, extension: string) =>
  `assets/${name}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.${extension}`

/** Inlines a picture into the page, so that it needs no request. */
async function inlinePicture(html: string, address: string, root: string): Promise<string> {
  const svg = await readFile(join(root, 'public', address), 'utf8')
  const data = `data:image/svg+xml,${svg.trim().replaceAll('"', "'").replaceAll('#', '%23')}`
  return html.replaceAll(`src="${address}"`, `data-file="${address}" src="${data}"`)
}

/** Removes all matches from a page. Returns the page and the matches. */
function takeOut(page: string, pattern: RegExp): { page: string; taken: string[] } {
  return { page: page.replaceAll(pattern, ''), taken: page.match(pattern) ?? [] }
}

/**
 * Returns a plugin that renders static views into index.html, with a script that shows the visitor's view
 * before the site's own scripts have arrived, and a small style sheet for these views.
 */
export function firstPaint(): Plugin {
  let root = ''
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      // Runs after Vite has generated the page, and after the icon sprite.
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'))
        const sprite = Object.keys(bundle).find((name) => /^assets\/icons-.*\.svg$/.test(name))
        if (page?.type !== 'asset' || sheet?.type !== 'asset' || !sprite)
          throw new Error('index.html, the style sheet or the icon sprite is missing from the bundle.')

        const { renderView, translatedTitles } = await buildRenderer(root)
        let templates = ''
        for (const view of VIEWS) {
          for (const language of LANGUAGES) {
            const html = await renderView(view.address, language)
            const titles = view.isTitled ? ` data-titles='${JSON.stringify(translatedTitles(language))}'` : ''
            templates += `<template lang="${language}"${conditionsOf(view)}${titles}>${html}</template>\n`
          }
        }
        templates = templates.replaceAll(/\/assets\/icons-[\w-]+\.svg/g, `/${sprite}`)

        const css = String(sheet.source)
        const classes = new Set(
          [...templates.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
        )
        const styles = firstStyles(css, classes)
        sheet.source = withoutFonts(css)
        // A classic script, to run before the first paint.
        // Old browsers run it too, and are told that they are too old.
        const script = await buildScript(root, 'src/firstPaint/show.ts', { target: 'es2015' })
        const files = { styles: nameOf('first', styles, 'css'), script: nameOf('first', script, 'js') }
        this.emitFile({ type: 'asset', fileName: files.styles, source: styles })
        this.emitFile({ type: 'asset', fileName: files.script, source: script })

        const scripts = takeOut(String(page.source), /\s*<script (async|defer) [^>]*><\/script>/g)
        const sheets = takeOut(scripts.page, /\s*<link rel="stylesheet"[^>]*>/g)
        page.source = sheets.page
          // After the early script, which would wait for it.
          .replace('</head>', `<link rel="stylesheet" crossorigin href="/${files.styles}">\n  $&`)
          .replace('<div id="app"></div>', `$&${WORDS}`)
          .replace(
            '</body>',
            `${await inlinePicture(templates, '/art/splash.svg', root)}<script async fetchpriority="high" src="/${files.script}"></script>${[...scripts.taken, ...sheets.taken].join('')}\n  $&`,
          )
      },
    },
  }
}
