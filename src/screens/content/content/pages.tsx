import type { ComponentType } from 'react'
import type { Language } from '#machines/app/shell/shell.machine.ts'
import type { ContentPage } from '#machines/common/routes.ts'
import { lazyPart } from '#src/app/loading/lazyPart.tsx'
import type { PageText } from '#src/i18n/pageText.ts'
import { PageLoading } from './PageLoading.tsx'
import { PageSections } from './PageSections.tsx'

/**
 * Importers of the page texts, keyed by file: `<language>/content/pages/<page>.ts`. Each is fetched when
 * first shown.
 */
const modules = import.meta.glob<{ text: PageText }>('../../../i18n/*/content/pages/*.ts')

/** Creates a component that fetches a file and renders its text. */
function pageOf(name: string, load: () => Promise<{ text: PageText }>): ComponentType {
  return lazyPart(name, () => load().then(({ text }) => ({ default: () => <PageSections text={text} /> })), {
    placeholder: <PageLoading />,
  })
}

const pages = new Map(Object.entries(modules).map(([file, load]) => [file, pageOf(file, load)]))

/** Returns the component of a page in a language. A test checks that each page exists in all languages. */
export function pageIn(language: Language, page: ContentPage): ComponentType {
  return pages.get(`../../../i18n/${language}/content/pages/${page}.ts`) ?? PageLoading
}
