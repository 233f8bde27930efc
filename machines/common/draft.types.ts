/** The flows that keep what was typed on the device; those of a chat have its id. */
export type DraftFlow =
  | 'deposit'
  | 'makePayment'
  | 'vip'
  | 'withdrawal'
  | `composer.${string}`
  | `outbox.${string}`

/** What a flow sends to its `draft` port: what is typed now. */
export interface DraftEvent<Form> {
  readonly type: 'keep'
  readonly form: Form
}

/** Where a draft is kept. */
export interface DraftPlace {
  readonly remoteId: string
  readonly flow: DraftFlow
}
