import './theme/global.css.ts'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { openSite } from './app/openSite.ts'
import { SiteContext } from './app/site.context.ts'
import { followKeyboard } from './environment/device/followKeyboard.ts'
import { keepTexts } from './environment/device/keepTexts.ts'
import { fillAgain, takeFilled } from './environment/page/fields.ts'
import { isSupported } from './firstPaint/isSupported.ts'
import { takeOver } from './firstPaint/takeOver.ts'
import { untilShown } from './firstPaint/untilShown.ts'

/** Opens the site with an inspector if the address asks for one. Builds leave the inspector out. */
async function inspectedSite() {
  if (!import.meta.env.DEV) return undefined
  const { openInspected } = await import('@tiya/workbench/openInspected')
  const { recordable } = await import('./inspect/recordable.ts')
  return openInspected(window, recordable)
}

/** Opens the site and shows its first screen in the page's container. */
async function start() {
  const container = document.getElementById('app')
  if (!container) throw new Error('The page has no element with the id app.')
  const filled = takeFilled(window)
  const site = (await inspectedSite()) ?? (await openSite(window))
  await untilShown(site)
  keepTexts(window, container)
  followKeyboard(window)
  const report = (error: unknown) => site.environment.report({ kind: 'view error', error })
  const render = () =>
    createRoot(container, { onCaughtError: report, onUncaughtError: report }).render(
      <StrictMode>
        <SiteContext value={site}>
          <App />
        </SiteContext>
      </StrictMode>,
    )
  if (container.querySelector('button')) await takeOver(container, render)
  else if (filled.length > 0) flushSync(render)
  else render()
  fillAgain(document, filled)
}

// The first script says that a browser is too old, and may come later. Not awaited, because the code of screens imports
// this chunk and would wait for it.
if (isSupported()) start()
