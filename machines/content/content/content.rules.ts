import { barePath, type ContentPage, FACT_PAGES } from '../../common/routing/routes.ts'

/** Returns the text page at a path of the route table, such as `/terms/`. */
export function contentPageAt(path: string): ContentPage {
  return barePath(path).slice(1) as ContentPage
}

/** What is known of the texts of the pages. */
interface Known {
  /** True for a demonstration; null while the settings are loading. */
  readonly demo: boolean | null
  /** The operator's own texts. */
  readonly pages: Readonly<Partial<Record<ContentPage, unknown>>>
}

/** Returns true if a page can be shown; null while that is unknown. */
export function hasPage(page: ContentPage, { demo, pages }: Known): boolean | null {
  return !FACT_PAGES.includes(page) || pages[page] !== undefined || demo
}
