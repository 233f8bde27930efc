import { BRAND } from '../../machines/brand/brand.ts'
import { html, type Markup } from '../http/html.ts'
import type { Errors } from './field.ts'

/** The pages of the console with their names in the navigation; first those where something may wait. */
const PAGES = {
  '/sandbox': 'Requests',
  '/sandbox/chats': 'Chats',
  '/sandbox/exchange': 'Exchange',
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
  nobody: { text: 'Nothing was given: this player does not exist.', failed: true },
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
  section: Page
  /** The hidden field that every form carries. */
  token: Markup
  /** What the navigation counts on every page. */
  counts: Readonly<Record<'requests' | 'chats' | 'faults', number>>
  notice: Notice | undefined
  /** What is wrong with the form on the page, if it was refused. */
  errors: Errors
}

/** A page of the console with its navigation; one without a title has that of its section. */
export function consolePage(
  { section, token, counts, notice, errors }: Frame,
  page: Markup | { title: string; body: Markup },
): string {
  const counted: Partial<Record<Page, Markup | false>> = {
    '/sandbox': countOf(counts.requests, 'waiting'),
    '/sandbox/chats': countOf(counts.chats, 'waiting'),
    '/sandbox/faults': countOf(counts.faults, 'active'),
  }
  const links = Object.entries(PAGES).map(
    ([path, name]) =>
      html`<li${path === section && html` class="current"`}><a href="${path}"${path === section && CURRENT}>${name}${counted[path as Page]}</a></li>`,
  )
  const warning =
    counts.faults > 0 &&
    section !== '/sandbox/faults' &&
    html`<p class="notice failed">Faults are being injected into calls: ${counts.faults} active. <a href="/sandbox/faults">See them</a></p>`
  const actions = html`<a href="/sandbox/api">API</a><form method="post" action="/sandbox/log-out">${token}<button>Log out</button></form>`
  const { title, body } = 'title' in page ? page : { title: PAGES[section], body: page }
  return layout(
    title,
    html`<nav aria-label="Console"><ul>${links}</ul></nav><main><h1>${title}</h1>${warning}${notice && noticeText(notice)}${errorText(errors)}${body}</main>`,
    actions,
  )
}

const countOf = (count: number, what: string): Markup | false =>
  count > 0 && html` <span class="count">${count}<span class="unseen"> ${what}</span></span>`

/** Says which fields of a form are wrong, with links to them. */
function errorText(errors: Errors): Markup | false {
  const items = Object.entries(errors).map(([id, error]) => html`<li><a href="#${id}">${error}</a></li>`)
  return (
    items.length > 0 &&
    html`<div class="notice failed" role="alert"><p>Nothing was changed.</p><ul>${items}</ul></div>`
  )
}

/** Asks for the password, with the failure message at its field, if any. */
export function passwordPage(failure?: string): string {
  return layout(
    'Password',
    html`<main class="password"><h1>Sandbox</h1><p class="lead">The password is part of the address that the sandbox printed when it started.</p><form method="post" action="/sandbox/log-in"><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="off" required${failure && html` aria-invalid="true" aria-describedby="password-error" autofocus`}>${failure && html`<p id="password-error" class="error" role="alert">${failure}</p>`}<button>Open</button></form></main>`,
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
    html`<header class="mark"><span>Sandbox<span class="aside"> · nothing here is real</span></span>${actions}</header>${body}`,
    actions && 'office',
  )
}

function document(title: string, body: Markup, kind?: 'office' | undefined): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark"><title>${title} · ${BRAND.name} sandbox</title><link rel="stylesheet" href="/sandbox/fonts.css"><link rel="stylesheet" href="/sandbox/style.css"></head><body${kind && html` class="${kind}"`}>${body}</body></html>`
    .text
}
