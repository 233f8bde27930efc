import { type ChatMessage, type chatsForOperator, type findChat, LONGEST_CONTENT } from '../../chat/chats.ts'
import { dhakaTime, html, type Markup } from '../../http/html.ts'
import { type Draft, textArea } from '../field.ts'
import type { Titled } from '../routes.ts'
import { table, tag } from '../table.ts'

type Rows = Awaited<ReturnType<typeof chatsForOperator>>
type Found = NonNullable<Awaited<ReturnType<typeof findChat>>>

/** Number of messages below which the page that loads itself again shows all. */
const NEWEST = 20

/** The chats of all players, those waiting for an answer first. */
export function chatsPage(rows: Rows): Markup {
  return html`<p class="lead">Chats that wait for an answer, the longest wait first, then the others. The page loads itself again. <a href="/sandbox/chats">Refresh</a></p>
<section aria-labelledby="chats"><h2 id="chats">All chats</h2>
${chatsTable('chats', rows, 'Nobody has written yet.')}</section>`
}

/** A table of chats, below the heading that `of` names. */
export function chatsTable(of: string, rows: Rows, empty: string): Markup {
  return table({
    of,
    columns: ['Chat', 'Player', 'State', { name: 'Last message', kind: 'wide' }, 'Since'],
    rows: rows.map(({ chat, username, last }) => [
      html`<a href="/sandbox/chats/${chat.id}">Chat ${chat.id}</a>`,
      html`<a href="/sandbox/players/${chat.playerId}">${username}</a>`,
      stateOf(chat.waitingSince, last),
      last !== null && html`<div><p class="excerpt" dir="auto">${last}</p></div>`,
      dhakaTime(chat.waitingSince ?? chat.activeAt),
    ]),
    empty,
  })
}

function stateOf(waitingSince: Date | null, last: string | null): Markup {
  if (waitingSince) return tag('pending', 'Waiting')
  return tag('open', last === null ? 'Empty' : 'Answered')
}

/** A chat with its messages and a form for answering. */
export function chatPage({ chat, username }: Found, token: Markup, draft: Draft): Titled {
  const { id, playerId } = chat
  const rest = html`rows="3" maxlength="${LONGEST_CONTENT}" required`
  const body = html`<p class="lead"><a href="/sandbox/chats">All chats</a> · <a href="/sandbox/players/${playerId}">${username}</a> · <a href="/sandbox/players/${playerId}/requests">Requests</a></p>
<iframe class="messages" title="Messages" src="/sandbox/chats/${id}/messages"></iframe>
<form method="post" action="/sandbox/chats/${id}" class="answer">${token}
${textArea(draft, { name: 'content', label: 'Answer', rest })}
<button>Send</button></form>`
  return { title: `Chat ${id} with ${username}`, body }
}

/**
 * The messages, newest last. The page starts at its end, as does each of its reloads, unless its script keeps the place
 * of who has scrolled up; `all` is the address of a page with all messages, which does not reload itself.
 */
export function messageList(messages: readonly ChatMessage[], username: string, all?: string): Markup {
  if (messages.length === 0) return html`<p class="empty">No messages yet.</p>`
  const shown = all === undefined ? messages : messages.slice(-NEWEST)
  const items = shown.map(
    ({
      author,
      content,
      createdAt,
      id,
    }) => html`<li id="message-${id}"><article class="${author}"><header><strong>${author === 'player' ? username : 'Support'}</strong>${dhakaTime(createdAt)}</header>
<p class="text" dir="auto">${content}</p></article></li>`,
  )
  const more = all !== undefined && html`<p class="lead"><a href="${all}">All, without reloading</a></p>`
  return html`<div class="log" role="log" aria-label="Messages" tabindex="0"><div>${more}<ol class="talk">${items}</ol></div></div>${all !== undefined && html`<script src="/sandbox/messages.js"></script>`}`
}
