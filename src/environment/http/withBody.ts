/** Returns a `fetch` that also reads the body, so that it rejects if the connection is lost in between. */
export function withBody(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const text = await response.text()
    return Object.assign(response, { text: () => Promise.resolve(text) })
  }
}
