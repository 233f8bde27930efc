import { dhakaTime, html, type Markup } from '../../http/html.ts'
import type { newestMails } from '../../outbox/outbox.ts'
import { table, tag } from '../table.ts'

type Mails = Awaited<ReturnType<typeof newestMails>>

const CHANNELS = { email: 'E-mail', sms: 'SMS' }

/** The messages that a real operator would have sent. */
export function outboxPage(mails: Mails): Markup {
  return html`<p class="lead">Messages that would have been sent, newest first. Nothing leaves the sandbox. <a href="/sandbox/outbox">Refresh</a></p>
<section aria-labelledby="mails"><h2 id="mails">Newest</h2>
${table({
  of: 'mails',
  columns: ['To', 'By', { name: 'Message', kind: 'wide' }, 'Time'],
  rows: mails.map((mail) => [
    mail.recipient,
    tag('open', CHANNELS[mail.channel]),
    html`<strong>${mail.subject}</strong><p>${mail.text}</p>`,
    dhakaTime(mail.createdAt),
  ]),
  empty: 'Nothing has been sent yet.',
})}</section>`
}
