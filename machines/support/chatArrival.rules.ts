/** The navigation state that `/chat` and a chat may have: a player's text to put in the field. */
export interface ChatArrival {
  readonly remoteId: string
  readonly ask: string
}

/** Returns the text that a navigation state puts in the field, empty if it has none. */
export function askOf(state: unknown): string {
  const ask = typeof state === 'object' && state !== null && 'ask' in state ? state.ask : ''
  return typeof ask === 'string' ? ask : ''
}

/** Returns the text in the field when a chat opens: the draft, plus `ask` unless the draft contains it. */
export function openingText(draft: string, ask: string): string {
  return draft.includes(ask) ? draft : [draft.trim(), ask].filter(Boolean).join(' ')
}
