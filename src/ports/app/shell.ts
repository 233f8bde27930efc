import type { Language, shellPorts } from '#machines/app/shell/shell.machine.ts'
import { succeeded } from '#machines/common/result.ts'
import { channelPort } from '../../environment/channelPort.ts'
import { tabReturns } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'
import { loadAwaitedCode } from '../../environment/page/loadCode.ts'
import { readLanguage } from '../../environment/storage/language.ts'
import { promisePort } from '../common/promisePort.ts'

const KEY = 'app.language'

/** Returns the shell's ports. `load` loads the messages of a language before the first of them is shown. */
export function shellPortsOf(
  environment: Environment,
  load: (language: Language) => Promise<void>,
): typeof shellPorts {
  const { storage, window, report } = environment
  return {
    useLanguage: promisePort(report, async ({ input, signal }) => {
      const loaded = await loadAwaitedCode(environment, signal, () => load(input))
      if (!loaded.ok) return loaded
      if (signal.aborted) return succeeded(undefined)
      window.document.documentElement.lang = input
      storage.set(KEY, input)
      return succeeded(undefined)
    }),
    chosenElsewhere: channelPort(({ sendBack }) =>
      storage.subscribe([KEY], () => sendBack({ type: 'language.chosen', language: readLanguage(storage) })),
    ),
    tabReturns: tabReturns(environment),
  }
}
