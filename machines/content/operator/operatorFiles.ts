import * as z from 'zod/mini'
import { CONTENT_PAGES, type ContentPage } from '../../common/routing/routes.ts'

/*
 * The files of whoever runs the site, in the folder that the configuration names. The build writes their JSON Schemas
 * into `dist/operator/`, and `docs/deploy.md` lists their keys.
 */

/** The pictures in `art/`, without `.svg`. */
export const ART = [
  'mark',
  'splash',
  'empty',
  'error',
  'maintenance',
  'coming-soon',
  'welcome',
  'install',
] as const

export type ArtName = (typeof ART)[number]

/** The colours of the palette that may change. */
export const OWN_COLOURS = [
  'page',
  'depth',
  'surface',
  'raised',
  'pressed',
  'hairline',
  'outline',
  'textHigh',
  'textMid',
  'textLow',
  'brand',
  'brandPressed',
  'onBrand',
  'brandTint',
  'walletStart',
  'walletEnd',
] as const

export type OwnColour = (typeof OWN_COLOURS)[number]

const words = z.string().check(z.trim(), z.minLength(1))
/** The form of a colour. */
export const colour = z.string().check(z.regex(/^#[\da-f]{6}$/i))

/** An address on the site, or one that leads away. */
const href = z.string().check(z.regex(/^(\/(?![/\\])|https?:\/\/|mailto:|tel:)[^\s\\]*$/i))
const link = z.object({ href, label: words })

/** A paragraph, or a list of points. */
const block = z.union([words, z.array(words)])
const id = z.optional(z.string().check(z.regex(/^[\w-]+$/)))
const passage = { id, title: words, text: z.array(block), links: z.optional(z.array(link)) }

const page = z.object({
  lead: words,
  sections: z.array(z.object({ ...passage, questions: z.optional(z.array(z.object(passage))) })),
})

/** A file in `art/`. */
const picture = z.optional(z.string().check(z.regex(/^[\w-]+\.(svg|png|webp|jpg)$/)))
const named = z.object({ name: words, picture })

/** The shapes of the files by their keys. Each key is read by itself. */
export const operatorFiles = {
  brand: {
    name: words,
    title: words,
    description: words,
    colours: z.partialRecord(z.enum(OWN_COLOURS), colour),
  },
  pages: Object.fromEntries(CONTENT_PAGES.map((name) => [name, page])) as Record<ContentPage, typeof page>,
  home: {
    seo: z.array(words),
    licence: words,
    sponsors: z.array(named),
    payments: z.array(named),
    community: z.array(link),
    guides: z.array(link),
  },
} as const

type Files = typeof operatorFiles
export type OperatorFile = keyof Files
/** The files with texts, of which there is one in each language. */
export const TEXT_FILES = ['pages', 'home'] as const
export type TextFile = (typeof TEXT_FILES)[number]

export type OperatorValues<File extends OperatorFile> = {
  readonly [Key in keyof Files[File]]?: z.output<Extract<Files[File][Key], z.core.$ZodType>>
}
export type Brand = OperatorValues<'brand'>
export type OperatorPages = OperatorValues<'pages'>
export type OperatorHome = OperatorValues<'home'>
