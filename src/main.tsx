import './theme/global.css.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { openSite } from './app/root.ts'
import { SiteContext } from './app/site.context.ts'

const place = document.getElementById('app')
if (!place) throw new Error('The page has no place for the app.')

createRoot(place).render(
  <StrictMode>
    <SiteContext value={await openSite(window)}>
      <App />
    </SiteContext>
  </StrictMode>,
)
