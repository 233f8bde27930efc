import { accountCalls } from '@tiya/contract/account'
import { pointsMachine, vipMachine } from '#machines/rewards/vip/vip.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { pointsPortsOf, readVip, vipPortsOf } from '#src/ports/rewards/vip.ts'
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
  moneyCalls: [accountCalls.convertPoints],
  View: VipScreen,
})
