import './theme/global.css.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { openSite } from './app/openSite.ts'
import { SiteContext } from './app/site.context.ts'

const container = document.getElementById('app')
if (!container) throw new Error('The page has no element with the id app.')

createRoot(container).render(
  <StrictMode>
    <SiteContext value={await openSite(window)}>
      <App />
    </SiteContext>
  </StrictMode>,
)
