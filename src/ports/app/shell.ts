import { channelPort } from '@tiya/ports/channelPort'
import { succeeded } from '@tiya/ports/result'
import type { Language, shellPorts } from '#machines/app/shell/shell.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { loadAwaitedCode } from '../../environment/page/loadCode.ts'
import { readLanguage } from '../../environment/storage/language.ts'
import { loadOf } from '../common/load.ts'

const KEY = 'app.language'

/** Returns the shell's ports. `load` loads the messages of a language before the first of them is shown. */
export function shellPortsOf(
  environment: Environment,
  load: (language: Language) => Promise<void>,
): typeof shellPorts {
  const { storage, window } = environment
  return {
    useLanguage: loadOf(environment, async ({ input, signal }) => {
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
  }
}
