import { succeeded } from '@tiya/ports/result'
import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { Result } from '../../machines/common/result.ts'
import type { ShareEnd } from '../../machines/common/share/share.machine.ts'
import type { Environment } from '../../src/environment/environment.ts'
import { copyPortsOf } from '../../src/ports/common/copy.ts'
import { sharePortsOf } from '../../src/ports/common/share.ts'

const URL = 'http://site.test/referral_code?referral_code=RAHIM'

function share(navigator: Partial<Navigator>): Promise<Result<ShareEnd>> {
  const { shareAddress } = sharePortsOf({ window: { navigator } } as unknown as Environment)
  return toPromise(createActor(shareAddress, { input: URL }).start())
}

it.each([
  ['unsupported', 'the browser breaks', { share: (): Promise<void> => Promise.reject(null) }],
  ['unsupported', 'there is no dialog, as on plain http', {}],
  [
    'unsupported',
    'the dialog takes no address',
    { share: async (): Promise<void> => undefined, canShare: () => false },
  ],
  ['closed', 'the dialog does not say what it takes', { share: async (): Promise<void> => undefined }],
] as const)('sharing an address is %s where %s', async (end, _, navigator) => {
  expect(await share(navigator)).toEqual(succeeded(end))
})

it('nothing is copied where there is no clipboard, as on plain http', async () => {
  const { copyText } = copyPortsOf({ window: { navigator: {} } } as unknown as Environment)
  expect(await toPromise(createActor(copyText, { input: '500' }).start())).toEqual(succeeded(false))
})
