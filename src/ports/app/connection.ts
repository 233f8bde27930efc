import { channelPort } from '@tiya/ports/channelPort'
import type { connectionPorts } from '#machines/app/connection/connection.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { hearAnswers } from '../../environment/http/answered.ts'

export function connectionPortsOf({ window, clock }: Environment): typeof connectionPorts {
  return {
    connection: channelPort(({ sendBack }) => {
      let lostAt = 0
      const lost = () => sendBack({ type: 'connection.lost' })
      const found = () => sendBack({ type: 'connection.found' })
      const lose = () => {
        lostAt = clock.now()
        lost()
      }
      window.addEventListener('offline', lose)
      window.addEventListener('online', found)
      // The answer to an earlier call may arrive after the connection was lost.
      const stop = hearAnswers(window, (sentAt) => {
        if (sentAt >= lostAt) found()
      })
      if (!window.navigator.onLine) lost()
      return () => {
        window.removeEventListener('offline', lose)
        window.removeEventListener('online', found)
        stop()
      }
    }),
  }
}
