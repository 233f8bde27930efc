import { dhakaTime, html, type Markup } from '../../http/html.ts'
import { type InboxText, LONGEST_MESSAGE, LONGEST_TITLE, type newestMessages } from '../../inbox/inbox.ts'
import type { Fields } from '../field.ts'
import { type Draft, type Errors, textArea, textField } from '../field.ts'
import { textOf } from '../routes.ts'
import { table } from '../table.ts'

type Messages = Awaited<ReturnType<typeof newestMessages>>

/** Stands for all players. It is too short for a username. */
const ALL = 'all'

/** A message to one player, or to all players if `username` is missing. */
export interface Letter extends InboxText {
  username?: string
}

/** The form that writes to inboxes, and the newest messages. `to` prefills the username. */
export function inboxPage(messages: Messages, to: string, token: Markup, draft: Draft): Markup {
  const hint = `A username, or “${ALL}” for all players.`
  return html`<form method="post" action="/sandbox/inbox" class="stack narrow">${token}
${textField(draft, { name: 'username', label: 'To', value: to, hint, rest: html`autocomplete="off" required` })}
${textField(draft, { name: 'title', label: 'Title', rest: html`maxlength="${LONGEST_TITLE}" required` })}
${textArea(draft, { name: 'message', label: 'Message', rest: html`rows="4" maxlength="${LONGEST_MESSAGE}" required` })}
<button>Send</button></form>
<section aria-labelledby="written"><h2 id="written">Written last</h2>
${table({
  of: 'written',
  columns: ['To', 'Read', { name: 'Message', kind: 'wide' }, 'Written'],
  rows: messages.map((one) => [
    one.players === 1 ? one.username : `${one.players} players`,
    readersOf(one),
    html`<strong dir="auto">${one.title}</strong><span class="text" dir="auto">${one.message}</span>`,
    dhakaTime(one.createdAt),
  ]),
  empty: 'Nothing has been written yet.',
})}</section>`
}

/** The message that the form describes, or what is wrong with it. */
export function readInboxForm(fields: Fields): Letter | { errors: Errors } {
  const [username, title, message] = [fields.username, fields.title, fields.message].map(textOf)
  const isText = (text: string | undefined, longest: number) => text && text.length <= longest
  if (username && title && message && isText(title, LONGEST_TITLE) && isText(message, LONGEST_MESSAGE))
    return username === ALL ? { title, message } : { username, title, message }
  return {
    errors: {
      ...(!username && { username: 'To: who gets it?' }),
      ...(!isText(title, LONGEST_TITLE) && { title: `Title: from 1 to ${LONGEST_TITLE} characters.` }),
      ...(!isText(message, LONGEST_MESSAGE) && {
        message: `Message: from 1 to ${LONGEST_MESSAGE.toLocaleString('en')} characters.`,
      }),
    },
  }
}

function readersOf({ players, read }: Messages[number]): string {
  if (players > 1) return `${read} read`
  return read > 0 ? 'read' : 'unread'
}
