/** The flows whose input is stored on the device as a draft. Those of a chat contain its id. */
export type DraftFlow = 'deposit' | 'vip' | 'withdrawal' | `composer.${string}` | `outbox.${string}`

/** Sent by a flow to its `draft` port with the current input. */
export interface DraftEvent<Form> {
  readonly type: 'keep'
  readonly form: Form
}

/** Identifies a stored draft. */
export interface DraftPlace {
  readonly remoteId: string
  readonly flow: DraftFlow
}
