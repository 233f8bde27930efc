import { channelPort } from '@tiya/ports/channelPort'
import type { AnyEventObject } from 'xstate'
import type { Environment } from '../../environment/environment.ts'

type Changed = { type: 'surroundings.changed'; path: string; dialog: boolean }

/** Reports the path and whether a modal dialog is open, initially and whenever either changes. */
export function surroundings({ window }: Environment) {
  return channelPort<Changed, AnyEventObject, undefined>(({ sendBack }) => {
    const report = () =>
      sendBack({
        type: 'surroundings.changed',
        path: window.location.pathname,
        dialog: window.document.querySelector('dialog[open]') !== null,
      })
    // wouter dispatches the last two.
    const events = ['popstate', 'pushState', 'replaceState']
    for (const event of events) window.addEventListener(event, report)
    const { MutationObserver } = window as Window & typeof globalThis
    const observer = new MutationObserver(report)
    observer.observe(window.document, { attributeFilter: ['open'], subtree: true })
    report()
    return () => {
      for (const event of events) window.removeEventListener(event, report)
      observer.disconnect()
    }
  })
}
