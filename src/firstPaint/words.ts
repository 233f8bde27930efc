/** Why the site is not shown, in both languages: the page does not know yet which one the player reads. */
const WORDS = {
  notLoaded: {
    en: 'The site could not be loaded. Please try again.',
    bn: 'সাইটটি লোড করা যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন।',
  },
  tooOld: {
    en: 'This browser is too old for the site.',
    bn: 'এই ব্রাউজার সাইটটির জন্য পুরোনো।',
  },
} as const

/** What helps in each case, at the latest when nothing else has. */
const ADVICE = {
  en: 'Update your browser or use another one.',
  bn: 'ব্রাউজার আপডেট করুন বা অন্য ব্রাউজার ব্যবহার করুন।',
} as const

const TRY_AGAIN = { en: 'Try again', bn: 'আবার চেষ্টা করুন' } as const

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

/** Adds an element to another one. */
const add = <Name extends 'a' | 'button' | 'div' | 'p'>(
  parent: HTMLElement,
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) => Object.assign(parent.appendChild(document.createElement(name)), properties)

/**
 * Says in both languages why the site is not shown and what the player can do, once. It covers the page, also a form that
 * can't be sent. Returns the element with the words.
 */
export function say(reason: keyof typeof WORDS): HTMLElement {
  const said = document.querySelector<HTMLElement>('[data-gone]')
  if (said) return said
  const box = add(document.body, 'div', {})
  box.style.cssText = BOX
  box.setAttribute('data-gone', '')
  box.setAttribute('role', 'alert')
  for (const lang of ['en', 'bn'] as const) {
    add(box, 'p', { lang, textContent: `${WORDS[reason][lang]} ${ADVICE[lang]}` })
    if (reason === 'tooOld') continue
    const button = add(box, 'button', { type: 'button', lang, textContent: TRY_AGAIN[lang] })
    button.style.cssText = BUTTON
    button.onclick = () => location.reload()
  }
  const href = contact()
  if (href) add(box, 'a', { href, textContent: 'WhatsApp' }).style.color = 'inherit'
  return box
}
