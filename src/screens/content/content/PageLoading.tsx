import { useTexts } from '#src/app/useTexts.ts'
import { contentTexts } from '#src/i18n/en/content/content.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import * as css from './content.css.ts'

/** Shown instead of a page's text while the text is being fetched. */
export function PageLoading() {
  const { content } = useTexts(contentTexts)
  return (
    <section aria-busy aria-label={content.loading} className={css.page}>
      <Skeleton shape="text" count={5} />
    </section>
  )
}
