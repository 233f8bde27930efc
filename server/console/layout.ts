import { html, Markup } from '../http/html.ts'

/** The console's pages, as its navigation names them. */
const PAGES = {
  '/sandbox': 'Requests',
  '/sandbox/players': 'Players',
  '/sandbox/settings': 'Settings',
  '/sandbox/ledger': 'Ledger',
  '/sandbox/outbox': 'Outbox',
  '/sandbox/faults': 'Faults',
} as const

export type Page = keyof typeof PAGES

export interface Frame {
  page: Page
  /** How many faults are being injected: every page says so. */
  faults: number
  /** What became of the form that was sent before. */
  said: { text: string; bad: boolean } | undefined
}

/** A page of the console within its navigation. */
export function consolePage({ page, faults, said }: Frame, body: Markup): string {
  const links = Object.entries(PAGES).map(
    ([path, name]) =>
      html`<li><a href="${path}"${path === page && CURRENT}>${name}${path === '/sandbox/faults' && faults > 0 && html` <span class="count">${faults}</span>`}</a></li>`,
  )
  const news =
    said &&
    html`<p class="${said.bad ? 'said bad' : 'said'}" role="${said.bad ? 'alert' : 'status'}">${said.text}</p>`
  const active =
    faults > 0 &&
    html`<p class="said bad">Faults are being injected into calls: ${faults} active. <a href="/sandbox/faults">See them</a></p>`
  return layout(
    PAGES[page],
    html`<nav aria-label="Console"><ul>${links}</ul></nav><main><h1>${PAGES[page]}</h1>${active}${news}${body}</main>`,
  )
}

/** Asks for the password. */
export function enterPage(wrong: boolean): string {
  return layout(
    'Password',
    html`<main class="enter"><h1>Sandbox</h1><p class="lead">The password stands in the address that the sandbox printed when it started.</p>${wrong && html`<p class="said bad" role="alert">That is not the password.</p>`}<form action="/sandbox"><label for="key">Password</label><input id="key" name="key" type="password" autocomplete="off" required><button>Open</button></form></main>`,
  )
}

const CURRENT = new Markup(' aria-current="page"')

function layout(title: string, body: Markup): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark"><title>${title} · Tiya sandbox</title><link rel="stylesheet" href="/sandbox/style.css"></head><body><header class="mark">Sandbox · nothing here is real</header>${body}</body></html>`
    .text
}
