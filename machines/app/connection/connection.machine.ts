import { setup } from 'xstate'
import { channel } from '../../common/port.ts'

type ConnectionEvent = { type: 'connection.lost' } | { type: 'connection.found' }

export const connectionPorts = {
  /** Sends `connection.lost` and `connection.found` as the device does; initially the former where it applies. */
  connection: channel('connection'),
}

const flow = setup({ types: { events: {} as ConnectionEvent }, actors: connectionPorts })

/** Whether the device has a network at all. Every screen says so while it has none. */
export const connectionMachine = flow.createMachine({
  id: 'connection',
  invoke: { src: 'connection', id: 'connection' },
  initial: 'online',
  states: {
    online: { on: { 'connection.lost': 'offline' } },
    offline: { on: { 'connection.found': 'online' } },
  },
})
