import { channelPort } from '@tiya/ports/channelPort'
import type { AnyEventObject } from 'xstate'
import type { Environment } from '../environment.ts'

type Shown = { type: 'visibility.changed'; visible: boolean }
type Returned = { type: 'tab.returned' }

/**
 * Returns a callback actor that sends `visibility.changed`, initially and whenever the tab is shown or hidden, and
 * `tab.returned` when the device is back online. If the screen opens in a hidden tab, that counts as visible for a moment,
 * so that what is read first is there when the player comes to it.
 */
export function visibility({ window }: Environment) {
  const { document } = window
  let isFirst = document.visibilityState !== 'visible'
  return channelPort<Shown | Returned, AnyEventObject, undefined>(({ sendBack }) => {
    const report = () =>
      sendBack({ type: 'visibility.changed', visible: document.visibilityState === 'visible' })
    const returned = () => sendBack({ type: 'tab.returned' })
    if (isFirst) sendBack({ type: 'visibility.changed', visible: true })
    isFirst = false
    report()
    document.addEventListener('visibilitychange', report)
    window.addEventListener('online', returned)
    return () => {
      document.removeEventListener('visibilitychange', report)
      window.removeEventListener('online', returned)
    }
  })
}

/**
 * Returns a callback actor that sends `tab.returned` when data may be stale: the tab is shown again, or back
 * online, at least `absence` milliseconds after it was last hidden; a device may have slept meanwhile.
 */
export function tabReturns({ window, clock }: Environment, absence = 0) {
  return channelPort<Returned, AnyEventObject, undefined>(({ sendBack }) => {
    const { document } = window
    let hiddenAt = clock.deviceNow()
    const report = () => {
      if (document.visibilityState !== 'visible') hiddenAt = clock.deviceNow()
      else if (clock.deviceNow() - hiddenAt >= absence) sendBack({ type: 'tab.returned' })
    }
    document.addEventListener('visibilitychange', report)
    window.addEventListener('online', report)
    return () => {
      document.removeEventListener('visibilitychange', report)
      window.removeEventListener('online', report)
    }
  })
}
