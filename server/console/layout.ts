import { BRAND } from '../../machines/contract/brand.ts'
import { html, type Markup } from '../http/html.ts'

/** The pages of the console with their names in the navigation. */
const PAGES = {
  '/sandbox': 'Requests',
  '/sandbox/exchange': 'Exchange',
  '/sandbox/chats': 'Chats',
  '/sandbox/players': 'Players',
  '/sandbox/inbox': 'Inbox',
  '/sandbox/promotions': 'Promotions',
  '/sandbox/settings': 'Settings',
  '/sandbox/ledger': 'Ledger',
  '/sandbox/outbox': 'Outbox',
  '/sandbox/faults': 'Faults',
  '/sandbox/reports': 'Reports',
} as const

export type Page = keyof typeof PAGES

/** Results of a form. The URL of the next page names one; no text from the URL itself is shown. */
const NOTICES = {
  approved: { text: 'Approved.', failed: false },
  rejected: { text: 'Rejected.', failed: false },
  decided: { text: 'This request has already been decided.', failed: true },
  saved: { text: 'Saved.', failed: false },
  removed: { text: 'Removed.', failed: false },
  sent: { text: 'Sent.', failed: false },
  granted: { text: 'Given.', failed: false },
  repeated: { text: 'This form has already been sent: nothing more was given.', failed: true },
  nobody: { text: 'Nothing was sent: no player has that name.', failed: true },
  suspended: { text: 'Suspended.', failed: false },
  resumed: { text: 'Open again.', failed: false },
  ended: { text: 'Ended.', failed: false },
  over: { text: 'Nothing was changed: this market has ended, or does not exist.', failed: true },
  settled: { text: 'All bets of this market are settled.', failed: false },
  injected: { text: 'The fault is active.', failed: false },
  wrong: { text: 'Nothing was changed: a field is missing or wrong.', failed: true },
} as const

export type Notice = keyof typeof NOTICES

/** The notice named in a page's URL, if any. */
export function noticeOf(name: unknown): Notice | undefined {
  return typeof name === 'string' && Object.hasOwn(NOTICES, name) ? (name as Notice) : undefined
}

interface Frame {
  page: Page
  /** The hidden field that every form carries. */
  token: Markup
  /** The number of active faults, shown on every page. */
  faults: number
  notice: Notice | undefined
}

/** A page of the console with its navigation. */
export function consolePage({ page, token, faults, notice }: Frame, body: Markup): string {
  const links = Object.entries(PAGES).map(
    ([path, name]) =>
      html`<li><a href="${path}"${path === page && CURRENT}>${name}${path === '/sandbox/faults' && faults > 0 && html` <span class="count">${faults}</span>`}</a></li>`,
  )
  const warning =
    faults > 0 &&
    html`<p class="notice failed">Faults are being injected into calls: ${faults} active. <a href="/sandbox/faults">See them</a></p>`
  const actions = html`<a href="/sandbox/api">API</a><form method="post" action="/sandbox/log-out">${token}<button>Log out</button></form>`
  return layout(
    PAGES[page],
    html`<nav aria-label="Console"><ul>${links}</ul></nav><main><h1>${PAGES[page]}</h1>${warning}${notice && noticeText(notice)}${body}</main>`,
    actions,
  )
}

/** Asks for the password, below the failure message, if any. */
export function passwordPage(failure?: string): string {
  return layout(
    'Password',
    html`<main class="password"><h1>Sandbox</h1><p class="lead">The password is part of the address that the sandbox printed when it started.</p>${failure && html`<p class="notice failed" role="alert">${failure}</p>`}<form method="post" action="/sandbox/log-in"><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="off" required><button>Open</button></form></main>`,
  )
}

/** Shown instead of a page that another site's link, picture or form asks for. */
export function elsewherePage(): string {
  return layout(
    'Sandbox',
    html`<main class="password"><h1>Sandbox</h1><p class="lead">Another site led here, so nothing was opened.</p><p><a href="/sandbox">Open the console</a></p></main>`,
  )
}

const CURRENT = html` aria-current="page"`

function noticeText(notice: Notice): Markup {
  const { text, failed } = NOTICES[notice]
  return html`<p class="${failed ? 'notice failed' : 'notice'}" role="${failed ? 'alert' : 'status'}">${text}</p>`
}

/** A page without navigation, for framing in a page of the console. */
export function framedPage(title: string, body: Markup): string {
  return document(title, html`<main class="framed"><h1>${title}</h1>${body}</main>`)
}

function layout(title: string, body: Markup, actions?: Markup): string {
  return document(
    title,
    html`<header class="mark"><span>Sandbox · nothing here is real</span>${actions}</header>${body}`,
  )
}

function document(title: string, body: Markup): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark"><title>${title} · ${BRAND.name} sandbox</title><link rel="stylesheet" href="/sandbox/style.css"></head><body>${body}</body></html>`
    .text
}
