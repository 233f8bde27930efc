import { type ChatMessage, type chatsForOperator, type findChat, LONGEST_CONTENT } from '../../chat/chats.ts'
import { dhakaTime, html, type Markup } from '../../http/html.ts'

type Rows = Awaited<ReturnType<typeof chatsForOperator>>
type Found = NonNullable<Awaited<ReturnType<typeof findChat>>>

/** The chats of all players, those waiting for an answer first. */
export function chatsPage(rows: Rows): Markup {
  const items = rows.map(
    ({ chat, username, last }) => html`<li><article aria-labelledby="chat-${chat.id}">
<header><span class="tag ${chat.waitingSince ? 'pending' : 'open'}">${chat.waitingSince ? 'Waiting' : last === null ? 'Empty' : 'Answered'}</span> <h2 id="chat-${chat.id}"><a href="/sandbox/chats/${chat.id}">${username}</a></h2><span class="lead">${chat.id}</span>${dhakaTime(chat.waitingSince ?? chat.activeAt)}</header>
${last !== null && html`<p class="excerpt" dir="auto">${last}</p>`}</article></li>`,
  )
  return html`<p class="lead">Chats that wait for an answer, the longest wait first, then the others. The page loads itself again. <a href="/sandbox/chats">Refresh</a></p>
${items.length > 0 ? html`<ol class="cards">${items}</ol>` : html`<p class="empty">Nobody has written yet.</p>`}`
}

/** A chat with its messages and a form for answering. */
export function chatPage({ chat, username }: Found, token: Markup): Markup {
  return html`<p class="lead">Chat ${chat.id} with <a href="/sandbox/players/${chat.playerId}">${username}</a>. <a href="/sandbox/chats">All chats</a></p>
<iframe class="messages" title="Messages" src="/sandbox/chats/${chat.id}/messages"></iframe>
<form method="post" action="/sandbox/chats/${chat.id}" class="stack">${token}
<label for="content">Answer</label><textarea id="content" name="content" rows="3" maxlength="${LONGEST_CONTENT}" required></textarea>
<button>Send</button></form>`
}

/** The messages, newest first, so the newest is visible after each reload. */
export function messageList(messages: readonly ChatMessage[], username: string): Markup {
  if (messages.length === 0) return html`<p class="empty">No messages yet.</p>`
  const items = messages.toReversed().map(
    ({
      author,
      content,
      createdAt,
    }) => html`<li><article class="${author}"><header><strong>${author === 'player' ? username : 'Support'}</strong>${dhakaTime(createdAt)}</header>
<p class="text" dir="auto">${content}</p></article></li>`,
  )
  return html`<ol class="cards" reversed>${items}</ol>`
}
