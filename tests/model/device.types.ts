/** What happens to a page from outside, on the fake page of a headless run and on a real one. */
export interface Device {
  /** Hides the tab or shows it again. */
  show(visible: boolean): unknown
  /** Writes (or, with null, removes) what two tabs share, as another tab would; announced key by key, in this order. */
  writeElsewhere(changes: Readonly<Record<string, string | null>>): unknown
  /** Takes the page to another address of the site, as a link or the history would. */
  travel(address: string, state?: unknown): unknown
  scrollTo(place: { readonly top: number }): unknown
  /** Dispatches an event such as `offline` on the window. */
  dispatch(type: string, fields?: object): unknown
  /** The service worker tells of a newer answer to a call, `/path?query` below `/api`. */
  renew(call: string, body: unknown): unknown
}
