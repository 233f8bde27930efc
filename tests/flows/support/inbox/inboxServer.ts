import { type FakeServer, Fates } from '@tiya/graph-tests/interleave'
import type { SentCall, WireAnswer } from '@tiya/graph-tests/wire'

const PAGE_SIZE = 3

const idIn = (call: string) => call.split('/')[2] ?? ''

/** An inbox in which new messages arrive and which other devices change. */
export class InboxServer implements FakeServer {
  /** Newest first; ids increase. */
  messages: { readonly id: number; isRead: boolean }[] = []
  /** The messages that are read or deleted according to the responses the site received. */
  readonly read = new Set<string>()
  readonly deleted = new Set<string>()
  /** The message of each change whose response the site received, in order. */
  readonly changed: string[] = []
  readonly fates: Fates
  #lastId = 0

  constructor(count: number, fates: readonly string[]) {
    this.fates = new Fates(fates)
    for (let at = 0; at < count; at += 1) this.arrive()
  }

  arrive(): void {
    this.#lastId += 1
    this.messages.unshift({ id: this.#lastId, isRead: false })
  }

  remove(id: number): void {
    this.messages = this.messages.filter((message) => message.id !== id)
  }

  markRead(id: number): void {
    for (const message of this.messages) if (message.id === id) message.isRead = true
  }

  has(id: string): boolean {
    return this.messages.some((message) => String(message.id) === id)
  }

  pageOf(page: number) {
    return this.messages.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id, isRead }) => ({
      id,
      title: `Message ${id}`,
      message: `Text ${id}`,
      is_read: isRead ? 1 : 0,
      created_at: `2026-03-02 05:00:${String(id).padStart(2, '0')}`,
    }))
  }

  receive({ call, query }: SentCall): WireAnswer {
    return this.fates.meet(() => this.#answer(call, Number(query.get('page'))))
  }

  #answer(call: string, page: number): WireAnswer {
    if (call.startsWith('PATCH ')) this.markRead(Number(idIn(call)))
    if (call.startsWith('DELETE ')) this.remove(Number(idIn(call)))
    if (!call.startsWith('GET ')) return { body: { success: true } }
    const last_page = Math.max(1, Math.ceil(this.messages.length / PAGE_SIZE))
    return { body: { success: true, data: { data: this.pageOf(page), last_page } } }
  }

  delivered({ call }: SentCall, answer: WireAnswer): void {
    if (call.startsWith('GET ') || !('body' in answer) || answer.status) return
    this.changed.push(idIn(call))
    if (call.startsWith('PATCH ')) this.read.add(idIn(call))
    if (call.startsWith('DELETE ')) this.deleted.add(idIn(call))
  }
}
