import { channelPort } from '@tiya/ports/channelPort'
import { type ActorRefFrom, waitFor } from 'xstate'
import type { shellMachine } from '#machines/app/shell/shell.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import { FACT_PAGES } from '#machines/common/routing/routes.ts'
import type { operatorPorts } from '#machines/content/operator/operator.machine.ts'
import { type Brand, OWN_COLOURS } from '#machines/content/operator/operatorFiles.ts'
import { showColours } from '../../environment/device/ownColours.ts'
import { showStandIns } from '../../environment/device/standIns.ts'
import type { Environment } from '../../environment/environment.ts'
import { readLanguage } from '../../environment/storage/language.ts'
import { loadOf } from '../common/load.ts'
import { settingsOf } from '../common/refreshSettings.ts'
import { readOperatorFile } from './operatorFile.ts'

/** Paints the page in the colours of a brand, also those that the page itself was painted in. */
function paint(document: Document, { colours = {}, description }: Brand): void {
  const { style } = document.documentElement
  for (const name of OWN_COLOURS) if (!colours[name]) style.removeProperty(`--color-${name}`)
  showColours(document, colours)
  const describe = (name: string, content: string | undefined) =>
    content && document.querySelector(`meta[name=${name}]`)?.setAttribute('content', content)
  describe('theme-color', colours.page)
  describe('description', description)
}

export function operatorPortsOf(environment: Environment): typeof operatorPorts {
  const { window, storage, config } = environment
  return {
    useBrand: loadOf(environment, async () => {
      const brand = await readOperatorFile(environment, 'brand')
      if (brand.ok) paint(window.document, brand.value)
      return brand
    }),
    loadTexts: loadOf(environment, async ({ input, system }) => {
      const language = readLanguage(storage)
      if (input === 'home')
        return mapResult(await readOperatorFile(environment, 'home', language), (home) => ({ home }))
      const pages = await readOperatorFile(environment, 'pages', language)
      const site = settingsOf(system)
      const missing = pages.ok ? FACT_PAGES.filter((page) => !pages.value[page]) : []
      if (site && missing.length > 0)
        waitFor(site, ({ context }) => context.general !== null).then(
          ({ context }) => {
            if (context.general?.demo !== true)
              console.warn(
                `The operator's file ${config.operator}/pages/${language}.json has no ${missing.join(', ')}: these pages are not found.`,
              )
          },
          () => undefined,
        )
      return mapResult(pages, (value) => ({ pages: value }))
    }),
    standIns: channelPort(() => showStandIns(window, config.operator)),
    language: channelPort(({ sendBack, system }) => {
      const shell: ActorRefFrom<typeof shellMachine> | undefined = system.get('shell')
      let language = shell?.getSnapshot().context.language
      const subscription = shell?.subscribe(({ context }) => {
        if (context.language === language) return
        language = context.language
        sendBack({ type: 'language.changed' })
      })
      return () => subscription?.unsubscribe()
    }),
  }
}
