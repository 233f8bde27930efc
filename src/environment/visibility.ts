import { type AnyEventObject, fromCallback } from 'xstate'
import type { Environment } from './environment.ts'

/** Says `visibility.changed`: at once whether the tab is seen, and whenever that changes. */
export function visibility({ window }: Environment) {
  return fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const { document } = window
    const report = () =>
      sendBack({ type: 'visibility.changed', visible: document.visibilityState === 'visible' })
    report()
    document.addEventListener('visibilitychange', report)
    return () => document.removeEventListener('visibilitychange', report)
  })
}

/** Says `tab.returned` whenever the tab comes back: what is shown may be old. */
export function tabReturns({ window }: Environment) {
  return fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const { document } = window
    const report = () => {
      if (document.visibilityState === 'visible') sendBack({ type: 'tab.returned' })
    }
    document.addEventListener('visibilitychange', report)
    return () => document.removeEventListener('visibilitychange', report)
  })
}
