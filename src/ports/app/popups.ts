import { fromCallback } from 'xstate'
import type { PopupStoreEvent, popupPorts } from '../../../machines/app/popups/popups.machine.ts'
import type { Environment } from '../../environment/environment.ts'

const FLAGS = { notice: 'popup', welcome: 'regPopup' } as const

/** The stored flags `popup` and `regPopup`: dismissed by setting them to 0. */
export function popupPortsOf({ storage }: Environment): typeof popupPorts {
  return {
    popupStore: fromCallback<PopupStoreEvent, undefined>(({ sendBack, receive }) => {
      const report = () =>
        sendBack({
          type: 'flags.changed',
          notice: storage.get(FLAGS.notice) === '1',
          welcome: storage.get(FLAGS.welcome) === '1',
        })
      receive((event) => {
        if (event.type === 'dismiss') storage.set(FLAGS[event.popup], '0')
        else report()
      })
      report()
      return storage.subscribe(report)
    }),
  }
}
