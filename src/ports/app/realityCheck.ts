import { parseMoney } from '@tiya/contract/amounts'
import { channelPort } from '@tiya/ports/channelPort'
import type { realityCheckPorts } from '#machines/app/realityCheck/realityCheck.machine.ts'
import { readPeriod } from '#machines/app/realityCheck/realityCheck.rules.ts'
import type { realityCheckSettingPorts } from '#machines/app/realityCheck/realityCheckSetting.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { type PlayerKey, playerKey, type Storage } from '../../environment/storage/storage.ts'
import { countdownClock } from '../../environment/time/clock.ts'
import { surroundings } from './surroundings.ts'

function readTime(stored: string): number | null {
  return /^\d+$/.test(stored) ? Number(stored) : null
}

function readKept(storage: Storage, remoteId: string) {
  const read = (key: PlayerKey) => storage.get(playerKey(key, remoteId))
  return {
    period: readPeriod(read('app.realityCheck')),
    since: readTime(read('app.loginTime')),
    next: readTime(read('app.reminder')),
    balanceBefore: parseMoney(read('app.loginBalance')) ?? null,
    balance: parseMoney(storage.get('balance')) ?? null,
  }
}

/** Returns the reminder's store, which reports the player's stored values, the balance and the time. */
function realityCheckStore({ storage, clock }: Environment): (typeof realityCheckPorts)['realityCheckStore'] {
  return channelPort(({ input: { remoteId }, sendBack, receive }) => {
    const report = () => sendBack({ type: 'kept.changed', now: clock.now(), ...readKept(storage, remoteId) })
    receive((event) => {
      if (event.type === 'read') return report()
      storage.set(playerKey('app.loginTime', remoteId), String(event.since))
      storage.set(playerKey('app.reminder', remoteId), String(event.next))
    })
    report()
    const followed = (['app.realityCheck', 'app.reminder'] as const).map((key) => playerKey(key, remoteId))
    return storage.subscribe(followed, report)
  })
}

export function realityCheckPortsOf(environment: Environment): typeof realityCheckPorts {
  return {
    realityCheckStore: realityCheckStore(environment),
    countdownClock: countdownClock(environment),
    surroundings: surroundings(environment),
  }
}

export function realityCheckSettingPortsOf({
  storage,
  window,
}: Environment): typeof realityCheckSettingPorts {
  return {
    settingStore: channelPort(({ input: { remoteId }, sendBack, receive }) => {
      const key = playerKey('app.realityCheck', remoteId)
      const report = () => sendBack({ type: 'setting.changed', period: readPeriod(storage.get(key)) })
      receive(({ period }) => {
        if (period === 0) storage.remove(key)
        else storage.set(key, String(period))
        storage.remove(playerKey('app.reminder', remoteId))
        // The browser notifies only other tabs.
        window.dispatchEvent(Object.assign(new Event('storage'), { key }))
      })
      report()
      return storage.subscribe([key], report)
    }),
  }
}
