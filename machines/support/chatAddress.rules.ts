/** Returns the address of a chat. */
export function chatAddress(chatId: string): string {
  return `/chat-box/${encodeURIComponent(chatId)}`
}

/** Returns the id of the chat in the path of its screen. */
export function chatIdOf(path: string): string {
  const [, , id = ''] = path.split('/')
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** What the navigation state of `/chat` and of a chat may hold: the text to type into the field. */
export interface ChatArrival {
  readonly ask: string
}

/** Returns the text that a navigation state asks to type, empty without one. */
export function askOf(state: unknown): string {
  const ask = typeof state === 'object' && state !== null && 'ask' in state ? state.ask : ''
  return typeof ask === 'string' ? ask : ''
}

/** Returns what is in the field of a chat when it opens: the draft, and what to ask about unless it is in the draft. */
export function openingText(draft: string, ask: string): string {
  return draft.includes(ask) ? draft : [draft.trim(), ask].filter(Boolean).join(' ')
}
