import { channelPort } from '@tiya/ports/channelPort'
import { succeeded } from '@tiya/ports/result'
import { mapResult } from '#machines/common/result.ts'
import type { contentPorts } from '#machines/content/content/content.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { loadAwaitedCode } from '../../environment/page/loadCode.ts'
import { readLanguage } from '../../environment/storage/language.ts'
import { type PageText, withIds } from '../../i18n/pageText.ts'
import { loadOf } from '../common/load.ts'
import { settingsOf } from '../common/refreshSettings.ts'
import { readOperatorFile } from './operatorFile.ts'

/** Importers of the page texts, keyed by file: `<language>/content/pages/<page>.ts`. A test checks that all are there. */
const modules = import.meta.glob<{ text: PageText }>('../../i18n/*/content/pages/*.ts')

export function contentPortsOf(environment: Environment): typeof contentPorts {
  return {
    loadText: loadOf(environment, async ({ input: page, signal }) => {
      const language = readLanguage(environment.storage)
      const pages = await readOperatorFile(environment, 'pages', language)
      if (!pages.ok) return pages
      const own = pages.value[page]
      if (own) return succeeded({ text: withIds(own), own: true })
      const load = modules[`../../i18n/${language}/content/pages/${page}.ts`]
      const code = await loadAwaitedCode(
        environment,
        signal,
        () => load?.() ?? Promise.reject(new TypeError()),
      )
      return mapResult(code, ({ text }) => ({ text, own: false }))
    }),
    demo: channelPort(({ sendBack, system }) => {
      const site = settingsOf(system)
      let told: boolean | undefined
      const tell = () => {
        const { context, value } = site?.getSnapshot() ?? {}
        const demo = context?.general?.demo === true
        const isKnown = context?.general || value?.general === 'failed' || value?.general === 'asleep'
        if (!isKnown || demo === told) return
        told = demo
        sendBack({ type: 'demo.known', demo })
      }
      tell()
      const subscription = site?.subscribe(tell)
      return () => subscription?.unsubscribe()
    }),
  }
}
