/**
 * The page's own words in both languages, because it does not know yet which one the player reads. Without this script
 * they appear by styles alone (`global.css.ts`); with it, when it says so.
 */
const words = document.querySelector<HTMLElement>('[data-gone]')

/** Stands in place of the first sentences if the browser is the reason. */
const TOO_OLD: Readonly<Record<string, string>> = {
  en: 'This browser is too old for the site.',
  bn: 'এই ব্রাউজার সাইটটির জন্য পুরোনো।',
}

/** The style sheets may be missing. */
const BOX =
  'position:fixed;top:0;right:0;bottom:0;left:0;z-index:99;display:grid;gap:16px;place-content:center;padding:24px;background:#fff;color:#111;font:16px sans-serif;text-align:center'
const BUTTON = 'padding:12px;border:1px solid;border-radius:12px'

/** Returns the operator's WhatsApp address, which the device has from an earlier visit: digits or an address. */
function contact(): string | undefined {
  try {
    const stored = (localStorage.getItem('whatsapp') || '').replace(/^\+?(?=\d+$)/, 'https://wa.me/')
    return /^https?:/.test(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Takes the words out of the page, so that they appear only when something says them. */
export const hideWords = () => words?.remove()

/** Changes a link into a button, whose reload keeps what the entry of the history knows. */
function makeButton(link: HTMLElement): void {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', lang: link.lang, textContent: link.textContent })
  button.style.cssText = BUTTON
  button.onclick = () => location.reload()
  link.replaceWith(button)
}

/** Adds the operator's contact, if the device knows it. */
function addContact(box: HTMLElement): void {
  const href = contact()
  if (!href) return
  const link = document.createElement('a')
  Object.assign(link, { href, rel: 'noopener noreferrer', textContent: 'WhatsApp' })
  link.style.color = 'inherit'
  box.appendChild(link)
}

/**
 * Says in both languages why the site is not shown and what the player can do, once. It covers the page, also a form that
 * can't be sent.
 */
export function say(reason: 'notLoaded' | 'tooOld'): void {
  if (!words || words.isConnected) return
  words.style.cssText = BOX
  // Not by `for … of` or `append`: browsers that are too old may lack both.
  for (const link of Array.from(words.querySelectorAll('a'))) {
    if (reason === 'tooOld') link.remove()
    else makeButton(link)
  }
  if (reason === 'tooOld')
    for (const { lang, firstElementChild } of Array.from(words.querySelectorAll('p')))
      if (firstElementChild) firstElementChild.textContent = TOO_OLD[lang] ?? ''
  addContact(words)
  document.body.appendChild(words)
}
