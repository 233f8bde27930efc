import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { type Result, succeeded } from '../../machines/common/result.ts'
import type { ShareEnd } from '../../machines/common/share/share.machine.ts'
import type { Environment } from '../../src/environment/environment.ts'
import { sharePortsOf } from '../../src/ports/common/share.ts'

const URL = 'http://site.test/referral_code?referral_code=RAHIM'

function share(navigator: Partial<Navigator>): Promise<Result<ShareEnd>> {
  const { shareAddress } = sharePortsOf({ window: { navigator } } as unknown as Environment)
  return toPromise(createActor(shareAddress, { input: URL }).start())
}

const refusing = (error: unknown) => ({ share: (): Promise<void> => Promise.reject(error) })

describe('shareAddress', () => {
  it('shares the address', async () => {
    const shared: unknown[] = []
    const data = { share: async (given?: ShareData) => void shared.push(given) }
    expect(await share(data)).toEqual(succeeded('closed'))
    expect(await share({ ...data, canShare: () => true })).toEqual(succeeded('closed'))
    expect(shared).toEqual([{ url: URL }, { url: URL }])
  })

  it('says nothing of a dialog that the player closes', async () => {
    expect(await share(refusing(new DOMException('closed', 'AbortError')))).toEqual(succeeded('closed'))
  })

  it.each([
    ['the browser refuses', refusing(new DOMException('denied', 'NotAllowedError'))],
    ['the browser breaks', refusing(null)],
    ['there is no dialog, as on plain http', {}],
    ['the dialog takes no address', { share: async (): Promise<void> => undefined, canShare: () => false }],
  ])('is unsupported where %s', async (_, navigator) => {
    expect(await share(navigator)).toEqual(succeeded('unsupported'))
  })
})
