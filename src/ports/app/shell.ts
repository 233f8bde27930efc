import { fromPromise } from 'xstate'
import type { Language, shellPorts } from '../../../machines/app/shell/shell.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import type { Storage } from '../../environment/storage.ts'

/** Returns the language that the player chose, English by default. */
export function readLanguage(storage: Storage): Language {
  return storage.get('app.language') === 'bn' ? 'bn' : 'en'
}

/** Returns the shell's ports. `load` loads the messages of a language before the first of them is shown. */
export function shellPortsOf(
  { storage, window }: Environment,
  load: (language: Language) => Promise<void>,
): typeof shellPorts {
  return {
    useLanguage: fromPromise(async ({ input, signal }) => {
      await load(input)
      if (signal.aborted) return undefined
      window.document.documentElement.lang = input
      storage.set('app.language', input)
      return undefined
    }),
  }
}
