/** A failure of a call. */
export interface Told {
  readonly kind: string
  readonly message?: string
}

/** Returns true if a call got no answer. */
export const isUnanswered = ({ kind }: Told): boolean => kind === 'lost' || kind === 'timedOut'

/**
 * Returns what a screen says of a failed call: the server's message, or else one of the texts of the product. A response
 * that can't be read counts as a refusal without a message.
 */
export function failureWords(
  failure: Told | null,
  words: string | { readonly unanswered: string; readonly refused: string },
): string {
  if (typeof words === 'string') return failure?.message ?? words
  return failure && isUnanswered(failure) ? words.unanswered : (failure?.message ?? words.refused)
}
