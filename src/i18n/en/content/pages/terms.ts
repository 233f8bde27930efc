import { CLAIM, DEPOSIT, MINUTES, POINTS, USDT, WITHDRAWAL } from '#src/i18n/figures.ts'
import type { PageText } from '#src/i18n/pageText.ts'

export const text: PageText = {
  lead: 'The rules between you and us, in plain words. By signing up, you agree to them.',
  sections: [
    {
      id: 'who',
      title: 'Who may play',
      text: [
        [
          'You are 18 years old or older.',
          'Games and bets of this kind are legal where you are. It is up to you to know.',
          'You play for yourself, with your own money, and have not excluded yourself.',
        ],
      ],
      links: [{ href: '/age-limit', label: '18+' }],
    },
    {
      id: 'account',
      title: 'Your account',
      text: [
        [
          'One account per person. What you tell us about yourself is true.',
          'Keep your password to yourself. What is done with it counts as done by you, until you tell us that somebody else has it.',
          'Confirmed details can be changed by support only.',
          'The wallet and all amounts are in taka, whatever currency you choose at sign-up.',
        ],
      ],
    },
    {
      id: 'deposits',
      title: 'Deposits',
      text: [
        [
          'A deposit needs a verified phone number of 11 digits (01…).',
          `One deposit is ${DEPOSIT.least} to ${DEPOSIT.most}, or ${USDT.least} to ${USDT.most} USDT, in whole amounts. One can be pending at a time.`,
          'Pay exactly the amount that is shown, once, to the number that is shown, within the time that is shown.',
          `A deposit is added to your wallet when the payment has been checked, usually within ${MINUTES.request} minutes. One that can’t be matched with a payment is rejected.`,
          'USDT is converted at the rate that the deposit screen names.',
        ],
      ],
    },
    {
      id: 'withdrawals',
      title: 'Withdrawals',
      text: [
        [
          'A withdrawal goes to one of your verified phone numbers.',
          `One withdrawal is ${WITHDRAWAL.least} to ${WITHDRAWAL.most}, in whole amounts. One can be pending at a time.`,
          'All turnovers must be completed first.',
          'The amount leaves your balance with the request. If the request is rejected, it is put back.',
          'We may close withdrawals for a while, for example for maintenance. Your balance stays yours.',
        ],
      ],
    },
    {
      id: 'bonuses',
      title: 'Bonuses and turnover',
      text: [
        [
          'You choose a promotion with a deposit, or none. What it gives and the turnover that it asks for are shown before you choose.',
          'The turnover is the bonus times the factor of the promotion. Stakes count towards the oldest turnover first.',
          'A promotion is for the players and the days that it names. Anyone who takes it more often than it allows, for example with several accounts, loses the bonus.',
        ],
      ],
      links: [{ href: '/promotions', label: 'Promotions' }],
    },
    {
      id: 'games',
      title: 'Games and bets',
      text: [
        [
          'Games come from their providers, who decide and record each round. What the provider’s server says counts, not what a phone showed when the network failed.',
          'A round or a bet with an obvious error in the game, the price or the result may be declared void. Stakes of void bets are given back.',
          'Betting Records show the bets of the last seven days. If you disagree with one, write to support while it is listed.',
        ],
      ],
    },
    {
      id: 'exchange',
      title: 'Exchange',
      text: [
        [
          'You bet against other players. A back bet can lose its stake, a lay bet its liability; that amount is held back until the bet is settled.',
          'A bet counts when it is matched, at the price at which it is matched. A price on the screen is no promise: live odds reach you with a delay, and may have changed.',
          'No bets are taken while a market is suspended.',
          'A bet is settled by the official result. If there is none, it is void, and stake or liability is given back.',
        ],
      ],
    },
    {
      id: 'rewards',
      title: 'VIP points, cash bonus, referrals',
      text: [
        [
          `You can convert VIP points, ${POINTS} at least and all of them at most. A conversion is final.`,
          `The cash bonus can be claimed from ${CLAIM} on, as a whole.`,
          'A referral is paid once for each friend, under the rule that is shown when the friend reaches it. You can’t refer yourself.',
        ],
      ],
    },
    {
      id: 'fair',
      title: 'Fair play',
      text: [
        'Software that plays for you, collusion with other players, stolen means of payment and money laundering are forbidden. We may lock an account while we look into it; we tell you so, and what came of it.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints and changes',
      text: [
        'Write to support first: most things are settled in the chat. If you do not agree with the answer, say so there, and a second person looks at it.',
        'When these terms change, the new ones stand here, and a message in your inbox says so. Bets that are open then are settled by the old ones.',
        'The operator of this site is made up, and so are these terms: they show how such rules can be written, and bind nobody.',
      ],
      links: [{ href: '/chat', label: 'Write to support' }],
    },
  ],
}
