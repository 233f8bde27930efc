import { isLoading } from '#machines/common/load/load.machine.ts'
import type { Site } from '../app/site.context.ts'

/** Resolves when the site has a screen to show, or an error instead of it, in the player's language. */
export function untilShown({ router, shell }: Pick<Site, 'router' | 'shell'>): Promise<void> {
  const translation = () => shell.getSnapshot().children.useLanguage
  return new Promise((resolve) => {
    const check = () => {
      const page = router.getSnapshot()
      const isThere = page.context.shown !== null || page.matches({ place: 'failed' })
      if (isThere && !isLoading(translation()?.getSnapshot())) resolve()
    }
    router.subscribe(check)
    shell.subscribe(check)
    translation()?.subscribe(check)
    check()
  })
}
