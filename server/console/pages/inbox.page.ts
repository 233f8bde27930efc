import { dhakaTime, html, type Markup } from '../../http/html.ts'
import { type InboxText, LONGEST_MESSAGE, LONGEST_TITLE, type newestMessages } from '../../inbox/inbox.ts'
import type { Fields } from '../guard.ts'
import { textOf } from '../routes.ts'

type Messages = Awaited<ReturnType<typeof newestMessages>>

/** Stands for all players. It is too short for a username. */
const ALL = 'all'

/** A message to one player, or to all players if `username` is missing. */
export interface Letter extends InboxText {
  username?: string
}

/** The form that writes to inboxes, and the newest messages. `to` prefills the username. */
export function inboxPage(messages: Messages, to: string, token: Markup): Markup {
  const items = messages.map(
    (one) => html`<li><article>
<header><span class="tag">${one.players === 1 ? one.username : `${one.players} players`}</span> <span class="lead">${readersOf(one)}</span>${dhakaTime(one.createdAt)}</header>
<p class="subject" dir="auto">${one.title}</p><p class="text" dir="auto">${one.message}</p></article></li>`,
  )
  return html`<form method="post" action="/sandbox/inbox" class="stack">${token}
<label for="username">To</label><input id="username" name="username" value="${to}" autocomplete="off" required aria-describedby="username-hint"><p id="username-hint" class="hint">A username, or “${ALL}” for all players.</p>
<label for="title">Title</label><input id="title" name="title" maxlength="${LONGEST_TITLE}" required>
<label for="message">Message</label><textarea id="message" name="message" rows="4" maxlength="${LONGEST_MESSAGE}" required></textarea>
<button>Send</button></form>
<section aria-labelledby="written"><h2 id="written">Written last</h2>
${items.length > 0 ? html`<ol class="cards">${items}</ol>` : html`<p class="empty">Nothing has been written yet.</p>`}</section>`
}

/** The message that the form describes; undefined if a field is missing or wrong. */
export function readInboxForm(fields: Fields): Letter | undefined {
  const [username, title, message] = [fields.username, fields.title, fields.message].map(textOf)
  if (!title || !message || title.length > LONGEST_TITLE || message.length > LONGEST_MESSAGE) return undefined
  if (!username) return undefined
  return username === ALL ? { title, message } : { username, title, message }
}

function readersOf({ players, read }: Messages[number]): string {
  if (players > 1) return `${read} read`
  return read > 0 ? 'read' : 'unread'
}
