import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import type { Language } from '../../machines/app/shell/shell.machine.ts'
import { GAME_KINDS } from '../../machines/games/gameKinds.ts'
import { App } from '../app/App.tsx'
import { Splash } from '../app/frame/Splash.tsx'
import { openSite } from '../app/openSite.ts'
import { SiteContext } from '../app/site.context.ts'
import { nextTask } from '../environment/device/nextTask.ts'
import { messagesIn } from '../i18n/messages.ts'
import { untilShown } from './untilShown.ts'
import { windowAt } from './windowAt.ts'

/** Renders the HTML that a guest sees at an address before any response arrives; at `/`, the splash. */
export async function renderView(address: string, language: Language): Promise<string> {
  const site = await openSite(windowAt(address, { 'app.language': language }))
  await untilShown(site)
  // Ports that wait for no response end first, as on a visitor's page.
  await nextTask()
  const html = renderToStaticMarkup(
    <StrictMode>
      <Router ssrPath={address}>
        <SiteContext value={site}>{address === '/' ? <Splash /> : <App />}</SiteContext>
      </Router>
    </StrictMode>,
  )
  site.root.stop()
  // React adds preloads for the pictures, which are in the view anyway. The title waits for the settings.
  return html.replaceAll(/<link rel="preload"[^>]*>|<title>[^<]*<\/title>/g, '')
}

/** Returns a language's words for the titles that are English names of kinds of games, by type and title. */
export function translatedTitles(language: Language): Readonly<Record<string, string>> {
  const { kinds } = messagesIn(language, {})
  return Object.fromEntries(
    GAME_KINDS.filter(({ key, name }) => kinds[key] !== name).map(({ key, type, name }) => [
      `${type} ${name}`,
      kinds[key],
    ]),
  )
}
