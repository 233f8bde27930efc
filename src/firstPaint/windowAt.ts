/** Returns the parts of a phone's window that the site needs to open an address. No call gets a response. */
export function windowAt(address: string, stored: Readonly<Record<string, string>>): Window {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { lang: '' },
    getElementById: () => null,
  })
  const window = Object.assign(new EventTarget(), {
    document,
    location: new URL(address, 'http://localhost'),
    history: { state: null },
    localStorage: { getItem: (key: string) => stored[key] ?? null, setItem: () => undefined },
    navigator: { onLine: true },
    screen: { width: 390, height: 844 },
    innerWidth: 390,
    matchMedia: () => ({ matches: false }),
    scrollTo: () => undefined,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    fetch: () => new Promise(() => undefined),
  })
  return window as unknown as Window
}
