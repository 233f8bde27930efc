import type { connectionPorts } from '#machines/app/connection/connection.machine.ts'
import { channelPort } from '../../environment/channelPort.ts'
import type { Environment } from '../../environment/environment.ts'

export function connectionPortsOf({ window }: Environment): typeof connectionPorts {
  return {
    connection: channelPort(({ sendBack }) => {
      const lost = () => sendBack({ type: 'connection.lost' })
      const found = () => sendBack({ type: 'connection.found' })
      window.addEventListener('offline', lost)
      window.addEventListener('online', found)
      if (!window.navigator.onLine) lost()
      return () => {
        window.removeEventListener('offline', lost)
        window.removeEventListener('online', found)
      }
    }),
  }
}
