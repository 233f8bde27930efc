/** The flows that keep what was typed on the device. */
export type DraftFlow = 'deposit' | 'makePayment' | 'withdrawal'

/** What a flow tells the keeper of its draft: what is typed now. */
export interface DraftEvent<Form> {
  readonly type: 'keep'
  readonly form: Form
}

export interface DraftPlace {
  readonly remoteId: string
  readonly flow: DraftFlow
}
