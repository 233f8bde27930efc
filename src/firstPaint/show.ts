import { isDesktop } from '../environment/device/device.ts'
import { FIRST_FRAME } from '../environment/device/firstFrame.ts'
import { nextTask } from '../environment/device/nextTask.ts'
import { fetchAgain } from './fetchAgain.ts'
import { isSupported } from './isSupported.ts'
import { hideWords, say } from './words.ts'

/** Milliseconds after the page's `load` in which the site opens. */
const LONGEST_START = 20_000

// Runs before the first paint, as a classic script (`scripts/vite/firstPaint.ts`): shows the static view of
// the page from index.html, if there is one for this visitor. The site's own scripts take it over. It is
// async, so the view is there when its styles arrive; it may even run after the site has rendered.

/** Returns a stored value, or an empty string if there is none or the storage is blocked. */
function read(key: string): string {
  try {
    return localStorage.getItem(key) || ''
  } catch {
    return ''
  }
}

/** Returns the template of the view that this visitor gets at this address, or null if there is none. */
function findTemplate(): HTMLTemplateElement | null {
  const access = read('token') && read('remote_id') ? 'player' : 'guest'
  const device = isDesktop(window) ? 'desktop' : 'phone'
  const chosen = read('app.language')
  const path = location.pathname.replace(/(.)\/+$/, '$1')
  const views = [
    ...document.querySelectorAll<HTMLTemplateElement>(`template[data-${access}-${device}~="${path}"]`),
  ]
  // The default language is the first.
  return views.find(({ lang }) => lang === chosen) || views[0] || null
}

/**
 * Puts the address's title into the heading, or the language's own word for it. Returns false if the view lacks what
 * the address asks for.
 */
function fillTitle(view: DocumentFragment, translated: Readonly<Record<string, string>>): boolean {
  const query = new URLSearchParams(location.search)
  const title = query.get('title')
  const heading = view.querySelector('h1')
  if (!title || !heading || query.has('system') || history.state) return false
  heading.textContent = translated[`${query.get('type') || 'SLOT'} ${title}`] || title
  return true
}

/** Puts the operator's pictures in the place of the site's own, if the page's configuration names a folder. */
function showOwnArt(view: DocumentFragment): void {
  const config = document.getElementById('config')?.textContent ?? ''
  const folder = /"operator":\s*"(\/[^"]*?)\/?"/.exec(config)?.[1]
  if (!folder) return
  for (const image of view.querySelectorAll('img')) {
    const file = image.dataset.file || image.getAttribute('src')
    // A picture that stands in the page without its file's name is the operator's (`npm run operator`).
    if (file?.startsWith('/')) image.src = folder + file
  }
}

/** Marks presses for `takeOver.ts`. Prevents native submits, which would put a password in the address. */
function recordPresses(view: HTMLElement): void {
  const release = () => view.removeAttribute('data-held')
  view.addEventListener('submit', (event) => {
    event.preventDefault()
    event.submitter?.setAttribute('data-pressed', '')
  })
  view.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[type=button]')
    // A second press on a switch undoes the first one.
    if (button) button.toggleAttribute('data-pressed', button.ariaPressed === null ? true : undefined)
    // In a new task, because a click submits its form after the listeners have run.
    nextTask().then(release)
  })
  // A key, because the space bar presses a button when it is released.
  for (const start of ['pointerdown', 'keydown'])
    view.addEventListener(start, () => view.setAttribute('data-held', ''))
  // In a timer, because the click, if there is one, comes after the end of the touch.
  for (const end of ['pointerup', 'pointercancel', 'keyup'])
    document.addEventListener(end, () => setTimeout(release))
}

/** Shows the static view of the page, if there is one for this visitor. */
function showView(app: HTMLElement): void {
  const template = app.childElementCount === 0 ? findTemplate() : null
  const view = template && document.importNode(template.content, true)
  const root = view?.firstElementChild
  if (!view || !(root instanceof HTMLElement)) return
  if (template.dataset.titles && !fillTitle(view, JSON.parse(template.dataset.titles))) return
  document.documentElement.lang = template.lang
  // The player may scroll the view before the router reads the history.
  history.scrollRestoration = 'manual'
  root.dataset.static = ''
  showOwnArt(view)
  recordPresses(root)
  app.append(root)
  requestAnimationFrame(() => performance.mark(FIRST_FRAME))
}

/** Says so if the site has not taken the page over in time, until it does. */
function watchStart(app: HTMLElement): void {
  const hasOpened = () => app.querySelector(':scope > :not([data-static])') !== null
  const check = () => {
    if (hasOpened()) return
    say('notLoaded')
    new MutationObserver(() => hasOpened() && hideWords()).observe(app, { childList: true })
  }
  addEventListener('load', () => setTimeout(check, LONGEST_START))
}

const app = document.getElementById('app')
hideWords()
if (!isSupported()) {
  // Without it, the site does not open below the words.
  app?.remove()
  say('tooOld')
} else if (app) {
  fetchAgain()
  watchStart(app)
  showView(app)
}
