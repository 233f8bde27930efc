import { channelPort } from '@tiya/ports/channelPort'
import type { popupsPorts } from '#machines/app/popups/popups.machine.ts'
import type { Environment } from '../../environment/environment.ts'

const FLAGS = { notice: 'popup', welcome: 'regPopup' } as const

/** Returns the port for the stored flags `popup` and `regPopup`. Setting a flag to 0 dismisses its popup. */
export function popupsPortsOf({ storage }: Environment): typeof popupsPorts {
  return {
    popupStore: channelPort(({ sendBack, receive }) => {
      const report = () =>
        sendBack({
          type: 'flags.changed',
          notice: storage.get(FLAGS.notice) === '1',
          welcome: storage.get(FLAGS.welcome) === '1',
        })
      receive((event) => {
        if (event.type === 'dismiss') storage.set(FLAGS[event.popup], '0')
        else if (event.type === 'blank')
          console.warn('The system notice of /general has no words once it is cleaned: it is not shown.')
        else report()
      })
      report()
      return storage.subscribe(Object.values(FLAGS), report)
    }),
  }
}
