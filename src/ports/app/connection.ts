import { channelPort } from '@tiya/ports/channelPort'
import type { connectionPorts } from '#machines/app/connection/connection.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { hearAnswers } from '../../environment/http/answered.ts'

export function connectionPortsOf({ window, clock }: Environment): typeof connectionPorts {
  return {
    connection: channelPort(({ sendBack }) => {
      /** No time while there is a connection. */
      let lostAt = Number.POSITIVE_INFINITY
      const change = (type: 'connection.lost' | 'connection.found', since: number) => {
        lostAt = since
        sendBack({ type })
      }
      const lose = () => change('connection.lost', clock.now())
      const found = () => change('connection.found', Number.POSITIVE_INFINITY)
      window.addEventListener('offline', lose)
      window.addEventListener('online', found)
      // The answer to an earlier call may arrive after the connection was lost.
      const stop = hearAnswers(window, (sentAt) => {
        if (sentAt >= lostAt) found()
      })
      if (!window.navigator.onLine) change('connection.lost', 0)
      return () => {
        window.removeEventListener('offline', lose)
        window.removeEventListener('online', found)
        stop()
      }
    }),
  }
}
