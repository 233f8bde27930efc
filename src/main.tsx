import './theme/global.css.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { openSite } from './app/openSite.ts'
import { SiteContext } from './app/site.context.ts'
import { takeOver } from './firstPaint/takeOver.ts'
import { untilShown } from './firstPaint/untilShown.ts'

const container = document.getElementById('app')
if (!container) throw new Error('The page has no element with the id app.')

const site = await openSite(window)
await untilShown(site)
await takeOver(container, () =>
  createRoot(container).render(
    <StrictMode>
      <SiteContext value={site}>
        <App />
      </SiteContext>
    </StrictMode>,
  ),
)
