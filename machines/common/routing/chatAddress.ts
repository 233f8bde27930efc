/** Returns the address of a chat. */
export function chatAddress(chatId: string): string {
  return `/chat-box/${encodeURIComponent(chatId)}`
}

/** Returns the id of the chat in the path of its screen. One that can't be decoded has no screen. */
export function chatIdOf(path: string): string {
  const [, , id = ''] = path.split('/')
  return decodeURIComponent(id)
}
