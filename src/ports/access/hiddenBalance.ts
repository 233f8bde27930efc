import { channelPort } from '@tiya/ports/channelPort'
import type { hiddenBalancePorts } from '#machines/access/hiddenBalance/hiddenBalance.machine.ts'
import type { Environment } from '../../environment/environment.ts'

const KEY = 'app.hideBalance'

export function hiddenBalancePortsOf({ storage }: Environment): typeof hiddenBalancePorts {
  return {
    hiddenStore: channelPort(({ sendBack, receive }) => {
      const report = () => sendBack({ type: 'stored.changed', hidden: storage.get(KEY) === '1' })
      receive(({ hidden }) => storage.set(KEY, hidden ? '1' : '0'))
      report()
      return storage.subscribe([KEY], report)
    }),
  }
}
