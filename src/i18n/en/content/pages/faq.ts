import { CLAIM, DEPOSIT, MINUTES, POINTS, RESEND, USDT, WITHDRAWAL } from '#src/i18n/figures.ts'
import type { PageText } from '#src/i18n/pageText.ts'

export const text: PageText = {
  lead: 'From the first log-in to the first withdrawal: how things work here, in the order in which you will need them.',
  sections: [
    {
      id: 'start',
      title: 'Your account',
      questions: [
        {
          id: 'sign-up',
          title: 'How do I open an account?',
          text: [
            'Tap Sign up and fill in a username of 8 to 16 letters and numbers, your email, your phone number and a password. The password has at least 8 characters, letters and numbers only, with one of each. You are logged in as soon as the account exists.',
            'A referral code is optional. If you came through a friend’s link, it is filled in already.',
          ],
        },
        {
          id: 'verify-phone',
          title: 'Why should I verify my phone, and how?',
          text: [
            'Deposits and withdrawals need a verified phone: deposits one of 11 digits (01…), and withdrawals are paid to that number.',
            `Open Personal Info, tap Verify phone and then Send Code, and enter the code from the SMS. You can ask for another code after ${MINUTES.code} minutes.`,
          ],
          links: [{ href: '/profile', label: 'Open Personal Info' }],
        },
        {
          id: 'birthday',
          title: 'Can I change my details later?',
          text: [
            'What has been confirmed is fixed: a verified phone, a verified email, and your birthday once you have saved it. If something is wrong, contact support. You can add more phone numbers at any time.',
          ],
        },
        {
          id: 'password',
          title: 'I forgot my password. What now?',
          text: [
            `Tap Forgot password? at the log-in. We send a six-digit code to the email or phone of your account; with it you choose a new password. You can ask for another code after ${RESEND} seconds. A new password logs you out on all devices.`,
          ],
          links: [{ href: '/forgot-password', label: 'Forgot password' }],
        },
      ],
    },
    {
      id: 'deposit',
      title: 'Deposit',
      questions: [
        {
          id: 'how-to-deposit',
          title: 'How do I deposit?',
          text: [
            [
              'Choose a payment method, a channel, an amount and, if you like, a promotion.',
              'Copy the number that you are shown and pay exactly that amount to it: Send Money, Cash Out or Make Payment, as the screen says.',
              'Enter the transaction ID of your payment and tap Submit.',
            ],
            `You usually have ${MINUTES.payment} minutes to pay and confirm, ${MINUTES.usdt} minutes with USDT; a clock shows the time left. If you are interrupted, tap Continue your payment on the home page, in My Account or in Deposit. If the time has run out after you paid, do not pay again: send the transaction ID to support.`,
          ],
          links: [{ href: '/deposit', label: 'Go to Deposit' }],
        },
        {
          id: 'deposit-limits',
          title: 'How much can I deposit?',
          text: [
            `From ${DEPOSIT.least} to ${DEPOSIT.most} at a time, or ${USDT.least} to ${USDT.most} USDT, in whole amounts. Only one deposit can be pending: the next one is possible when it has been decided.`,
            'Where My Account shows Deposit limits, you can set yourself a lower limit there for a day, a week and a month.',
          ],
          links: [{ href: '/account', label: 'My Account' }],
        },
        {
          id: 'deposit-time',
          title: 'When does my money arrive?',
          text: [
            `A deposit is usually checked within ${MINUTES.request} minutes. Transaction Records shows its state: Processing, Success or Fail. If it still waits after that, or was rejected, tap Ask support in its details.`,
          ],
          links: [{ href: '/transaction-record', label: 'Transaction Records' }],
        },
        {
          id: 'pressed-twice',
          title: 'The network failed while I was sending. Should I send it again?',
          text: [
            'Yes, with the same form. Nothing is repeated by itself. A deposit or withdrawal that has arrived is looked for first, and is not sent again.',
          ],
        },
      ],
    },
    {
      id: 'withdrawal',
      title: 'Withdrawal',
      questions: [
        {
          id: 'how-to-withdraw',
          title: 'How do I withdraw?',
          text: [
            `Choose a payment method, an amount and one of your verified phone numbers, then tap Submit. You can withdraw from ${WITHDRAWAL.least} to ${WITHDRAWAL.most} at a time, in whole amounts. Only one withdrawal can be pending.`,
          ],
          links: [{ href: '/withdrawal', label: 'Go to Withdrawal' }],
        },
        {
          id: 'withdrawal-refused',
          title: 'Why can’t I withdraw?',
          text: [
            'The usual reasons:',
            [
              'Your phone is not verified yet.',
              'Another withdrawal is pending.',
              'A turnover is still active.',
              'The amount is more than your balance, or outside the limits.',
              'Withdrawals are closed for a while. The screen says so; your balance stays as it is.',
            ],
          ],
          links: [{ href: '/turnover-record', label: 'See my turnover' }],
        },
        {
          id: 'withdrawal-rejected',
          title: 'My withdrawal was rejected. Where is the money?',
          text: [
            'Back in your wallet. Transaction Records shows the reason that was given, and Ask support opens a chat with the transaction already named.',
          ],
        },
      ],
    },
    {
      id: 'bonuses',
      title: 'Bonuses and rewards',
      questions: [
        {
          id: 'turnover',
          title: 'What is turnover?',
          text: [
            'What you have to stake before you can withdraw. A promotion with a bonus of ৳ 500 and a turnover of 10× asks for stakes of ৳ 5,000. Without a promotion there is none.',
            'Stakes in games count, won or lost; on the exchange, what counts is how much your bets on a market win or lose together. What you bet before the turnover began does not count, and your oldest turnover comes first.',
          ],
          links: [{ href: '/turnover-record', label: 'Turnover' }],
        },
        {
          id: 'vip',
          title: 'What are VIP points for?',
          text: [
            `Stakes in games bring VIP points; bets on the exchange bring none. You turn points into money under My VIP: ${POINTS} points at least, all of them at most. The money goes into your main wallet.`,
          ],
          links: [{ href: '/vip', label: 'My VIP' }],
        },
        {
          id: 'cash-bonus',
          title: 'What is the cash bonus?',
          text: [
            `A small share of your stakes in games that gathers in Personal Info. From ${CLAIM} on you can claim it; Claim All moves all of it into your main wallet.`,
          ],
        },
        {
          id: 'referral',
          title: 'How do I refer a friend?',
          text: [
            'Share your link or your QR code from Referral Program. You are paid once for each friend who signs up with it and deposits enough; the current rule is under Promotions.',
          ],
          links: [{ href: '/refrrel-program', label: 'Referral Program' }],
        },
      ],
    },
    {
      id: 'games',
      title: 'Games',
      questions: [
        {
          id: 'open-game',
          title: 'How do I open a game?',
          text: [
            'Choose a category or a provider on the home page, or search by name. A tap on a game opens it; Back leads to where you were, with your search and your place in the list. The heart keeps a game among your favourites on this device.',
          ],
        },
        {
          id: 'game-failed',
          title: 'A game does not load, or stops in the middle. What about my bet?',
          text: [
            'Go back and open it again. Bets are kept by the game’s provider, not by your phone: a round that had begun is settled all the same, and appears in Betting Records. If it does not, contact support.',
          ],
          links: [{ href: '/betting-record', label: 'Betting Records' }],
        },
      ],
    },
    {
      id: 'exchange',
      title: 'Exchange',
      questions: [
        {
          id: 'back-lay',
          title: 'What do Back and Lay mean?',
          text: [
            'On the exchange you bet against other players, not against the house. Back says that something will happen, Lay that it will not.',
            'An example at odds of 2.50: if you back with ৳ 100, you win ৳ 150 or lose the ৳ 100. If you lay that bet, you win ৳ 100 or lose ৳ 150. What a lay bet can lose is called its liability. It is held back until the bet is settled.',
          ],
          links: [{ href: '/exchange-inplay', label: 'See what is in play' }],
        },
        {
          id: 'match-odds',
          title: 'What is Match Odds?',
          text: [
            'A bet on the result of the match. Back a side if you think that it wins, lay it if you think that it does not.',
            'At odds of 2.50, a Back bet of ৳ 100 wins ৳ 150 or loses the ৳ 100. The best prices are in the middle; below each price is how much can be bet at it.',
          ],
        },
        {
          id: 'liability',
          title: 'What is liability?',
          text: [
            'What a bet can lose. It is held back from your balance until the bet is decided.',
            'A Back bet can lose its stake. A Lay bet of ৳ 100 at 2.50 can lose ৳ 150: what the other side would win.',
          ],
        },
        {
          id: 'exposure',
          title: 'What is exposure?',
          text: [
            'What your open bets on the exchange can lose together. It is held back from your balance, so it can be neither staked nor withdrawn.',
            'When a bet is decided, its part is lost with the bet or goes back to your balance.',
          ],
        },
        {
          id: 'fancy',
          title: 'What are Bookmaker and Fancy bets?',
          text: [
            'Bookmaker prices are per 100: at 85, a stake of ৳ 100 wins ৳ 85. A Fancy bet is about a number, such as the runs after six overs: Yes says that it is reached, No that it is not.',
          ],
        },
        {
          id: 'delayed',
          title: 'Why are odds suspended or delayed?',
          text: [
            'Suspend and Ball Running mean that no bets are taken for the moment, for example after a wicket or during a delivery. Odds are delayed means that new prices do not reach your phone: those that you see are old, and can’t be chosen until fresh ones arrive. Even live odds are a moment behind the match.',
          ],
        },
        {
          id: 'void',
          title: 'What happens to a bet on a match that is called off?',
          text: [
            'A bet that can’t be settled is void: it counts as never placed, and your stake or liability goes back to your wallet.',
          ],
        },
      ],
    },
    {
      id: 'help',
      title: 'Help and safety',
      questions: [
        {
          id: 'support',
          title: 'How do I reach support?',
          text: [
            'Through the chat, at any hour: tap the question mark at the top of the home page. Without an account, you find our other contacts there.',
          ],
          links: [{ href: '/chat', label: 'Open the chat' }],
        },
        {
          id: 'safe',
          title: 'How do I keep my account safe?',
          text: [
            [
              'Tell nobody your password or a code, not even support: we never ask for them.',
              'Pay only to the number that the payment screen shows, and only once.',
              'Log out on a phone that others use.',
            ],
          ],
        },
        {
          id: 'too-much',
          title: 'I think I play too much. What can I do?',
          text: [
            'Stop for today. You can set a reminder, lower your limit where My Account shows Deposit limits, or exclude yourself; our page explains how.',
          ],
          links: [{ href: '/responsible-gaming', label: 'Responsible Gaming' }],
        },
      ],
    },
  ],
}
