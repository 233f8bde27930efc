import type { SiteLog } from './log.types.ts'

/** A token under a key of the device or a response, such as `exchangeToken`, also in a body, which is JSON in JSON. */
const TOKEN = /"\w*token\\*":\s*\\*"([^"\\]{8,})/gi

/**
 * Returns a log with a stand-in for each token of a session: those that the device stored, and those in responses. Each
 * token keeps its own stand-in, so that the log can be replayed.
 */
export function withoutTokens(log: SiteLog): SiteLog {
  let text = JSON.stringify(log)
  const tokens = new Set([...text.matchAll(TOKEN)].flatMap(([, token]) => token ?? []))
  for (const [at, token] of [...tokens].entries()) text = text.replaceAll(token, `token-${at + 1}`)
  return JSON.parse(text)
}
