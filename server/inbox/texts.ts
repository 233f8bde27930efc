import { formatMoney } from '@tiya/contract/amounts'
import { BRAND } from '../../machines/brand/brand.ts'
import type { requests } from '../db/schema.ts'
import type { InboxText } from './inbox.ts'

/* The operator's messages to players. */

/** The messages that a new player finds in the inbox, oldest first; the amounts are in poisha. */
export function welcomeTexts(username: string, given: { balance: number; bonus: number }): InboxText[] {
  return [
    {
      title: 'Play with care',
      message:
        'Games are for fun. Decide on a limit of money and time before you begin, and stop when you have reached it. You can set a reminder of the time that you have played, and our support helps if you would like to take a break.',
    },
    {
      title: 'Three steps before your first withdrawal',
      message:
        'Verify your phone number, add your date of birth to your profile, and complete the turnover of any promotion that you have taken. Then your withdrawals are paid to your own bKash, Nagad, Rocket or Upay number.',
    },
    {
      title: `Welcome to ${BRAND.name}`,
      message: `Hello ${username}, we are glad that you are here. ${formatMoney(given.balance)} of play money is in your wallet, and a cash bonus of ${formatMoney(given.bonus)} is ready to be claimed in your account. Do you have a question? Open the chat: we answer day and night.`,
    },
  ]
}

/**
 * The decision on a deposit or withdrawal. `bonus` is what came with an approved deposit, `required` what must be staked
 * for it, both in poisha.
 */
export function decisionText(
  request: typeof requests.$inferSelect,
  { bonus, required }: { bonus: number; required: number },
): InboxText {
  const { action, state, stated, amount, currency, method, note } = request
  const sum = formatMoney(stated, currency)
  const by = method && method.name !== currency ? ` by ${method.name}` : ''
  const reason = note ? ` Reason: ${note}` : ' Our support can tell you why.'
  if (action === 'withdraw') {
    return state === 'approved'
      ? { title: 'Withdrawal paid', message: `Your withdrawal of ${sum} has been paid${by}.` }
      : {
          title: 'Withdrawal rejected',
          message: `Your withdrawal of ${sum} has been rejected. The money is back in your balance.${reason}`,
        }
  }
  if (state === 'rejected') {
    return { title: 'Deposit rejected', message: `Your deposit of ${sum}${by} has been rejected.${reason}` }
  }
  const converted = currency === 'BDT' ? '' : ` as ${formatMoney(amount)}`
  const turnover = required > 0 ? ` and a turnover of ${formatMoney(required)}` : ''
  const extra = bonus > 0 ? ` It came with a bonus of ${formatMoney(bonus)}${turnover}.` : ''
  return {
    title: 'Deposit approved',
    message: `Your deposit of ${sum}${by} has been added to your balance${converted}.${extra}`,
  }
}

/** A deposit that is accepted without the promotion that it was made with. */
export function lostPromotionText(
  { stated, currency }: typeof requests.$inferSelect,
  promotion: string,
  reason: string,
): InboxText {
  return {
    title: 'Deposit without its promotion',
    message: `Your deposit of ${formatMoney(stated, currency)} counts without “${promotion}”. ${reason}`,
  }
}

/** The bonus, in poisha, for a friend who has deposited enough. */
export function referralText(friend: string, bonus: number): InboxText {
  return {
    title: 'Referral bonus',
    message: `Your friend ${friend} plays with us, and you have received ${formatMoney(bonus)}. Thank you for the recommendation.`,
  }
}

/** A player's cashback of last week, in poisha. */
export function cashbackText(amount: number): InboxText {
  return {
    title: 'Weekly cashback',
    message: `You have received ${formatMoney(amount)}: a part of what slots and live casino took from Monday to Sunday.`,
  }
}

/** A gift from the operator, such as `৳ 100.00` or `50 VIP points`. */
export function grantText(gift: string, reason: string | null): InboxText {
  return { title: 'A gift for you', message: `You have received ${gift}.${reason ? ` ${reason}` : ''}` }
}
