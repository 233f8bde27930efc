import type { GuardedScreen } from '#machines/common/routing/routes.ts'

export const onwardTexts = {
  onward: {
    continueTo: (name: string) => `Continue: ${name}`,
    notNow: 'Not now',
    /** The headings of a player's screens, which a guest may have asked for. */
    screens: {
      account: 'My Account',
      profile: 'Personal Info',
      deposit: 'Deposit',
      withdrawal: 'Withdrawal',
      bettingRecord: 'Betting Records',
      transactionRecord: 'Transaction Records',
      turnoverRecord: 'Turnover',
      limits: 'Deposit limits',
      referral: 'Referral Program',
      resetPassword: 'Reset password',
      inbox: 'Inbox',
      vip: 'My VIP',
      promotions: 'Promotions',
      chat: 'Support',
      chatList: 'Messages',
      chatBox: 'Messages',
      exchange: 'Exchange',
      exchangeAccount: 'Account',
      inPlay: 'In-Play',
      exchangeSports: 'Sports',
      exchangeMulti: 'Multi Markets',
      oddsView: 'Match',
    } satisfies Readonly<Record<GuardedScreen, string>>,
  },
}
