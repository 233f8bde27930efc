import type { MouseEvent } from 'react'
import { useSite } from '../../../app/site.context.ts'

/** The click of a link out of a tab: the history entry that it leaves keeps which tab was open. */
export function useLeaving(tab: string) {
  const { router } = useSite()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    router.send({
      type: 'navigate',
      to: event.currentTarget.getAttribute('href') ?? '/',
      leave: { tab },
    })
  }
}
