import { pointsMachine, vipMachine } from '../../../../machines/rewards/vip/vip.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { pointsPortsOf, readVip, vipPortsOf } from '../../../ports/rewards/vip.ts'
import { VipScreen } from './VipScreen.tsx'

export default defineScreen({
  machine: vipMachine,
  ports: (environment) => ({
    ...vipPortsOf(environment),
    points: pointsMachine.provide({ actors: pointsPortsOf(environment) }),
  }),
  input: ({ session }, { storage }) => {
    const remoteId = session?.remoteId ?? ''
    return { remoteId, ...readVip(storage, remoteId) }
  },
  View: VipScreen,
})
