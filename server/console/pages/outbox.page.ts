import { dhakaTime, html, type Markup } from '../../http/html.ts'
import type { newestMails } from '../../outbox/outbox.ts'

type Mails = Awaited<ReturnType<typeof newestMails>>

const CHANNELS = { email: 'E-mail', sms: 'SMS' }

/** The messages that a real operator would have sent. */
export function outboxPage(mails: Mails): Markup {
  const items = mails.map(
    (mail) => html`<li><article aria-labelledby="mail-${mail.id}">
<header><span class="tag">${CHANNELS[mail.channel]}</span> <h2 id="mail-${mail.id}">To ${mail.recipient}</h2>${dhakaTime(mail.createdAt)}</header>
<p class="subject">${mail.subject}</p><p>${mail.text}</p></article></li>`,
  )
  return html`<p class="lead">Messages that would have been sent, newest first. Nothing leaves the sandbox. <a href="/sandbox/outbox">Refresh</a></p>
${items.length > 0 ? html`<ol class="cards">${items}</ol>` : html`<p class="empty">Nothing has been sent yet.</p>`}`
}
