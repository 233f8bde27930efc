import type { PaymentMethod } from '@tiya/contract/money'
import { actionOf } from '#machines/money/methods.rules.ts'
import type { depositTexts } from '#src/i18n/en/money/deposit.ts'

/** Returns what the player does on a channel, or the word for an account type that the site does not know. */
export function channelName(
  { actions }: (typeof depositTexts)['deposit'],
  { account_type, name }: PaymentMethod,
): string {
  const action = actionOf(account_type)
  return action ? actions[action] : account_type?.trim() || name
}
