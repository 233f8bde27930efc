import { channel } from '@tiya/ports/port'
import { setup } from 'xstate'

type ConnectionEvent = { type: 'connection.lost' } | { type: 'connection.found' }

export const connectionPorts = {
  /**
   * Sends `connection.lost` and `connection.found` on changes, the former also initially if offline. A call that was sent
   * since and is answered shows a connection, whatever the device says.
   */
  connection: channel<ConnectionEvent>('connection'),
}

const flow = setup({ types: { events: {} as ConnectionEvent }, actors: connectionPorts })

/** Tracks whether the device has a network. Every screen shows a notice while it has none. */
export const connectionMachine = flow.createMachine({
  id: 'connection',
  invoke: { src: 'connection', id: 'connection' },
  initial: 'online',
  states: {
    online: { on: { 'connection.lost': 'offline' } },
    offline: { on: { 'connection.found': 'online' } },
  },
})
