import type { MouseEvent } from 'react'
import { useSite } from '#src/app/site.context.ts'

/** Returns the click handler for links out of a tab. The history entry it leaves keeps which tab was open. */
export function useLeaving(tab: string) {
  const { router } = useSite()
  return (event: MouseEvent<HTMLAnchorElement>, state?: unknown) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    router.send({
      type: 'navigate',
      to: event.currentTarget.getAttribute('href') ?? '/',
      state,
      leave: { tab },
    })
  }
}
