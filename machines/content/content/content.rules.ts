import { barePath, type ContentPage } from '../../common/routes.ts'

/** Returns the text page at a path of the route table, such as `/terms/`. */
export function contentPageAt(path: string): ContentPage {
  return barePath(path).slice(1) as ContentPage
}
