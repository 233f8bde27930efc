import { DEPOSIT, POINTS, USDT, WITHDRAWAL } from '#src/i18n/figures.ts'
import type { PageText } from '#src/i18n/pageText.ts'

export const text: PageText = {
  lead: 'Games and sports from many providers in one place, for players in Bangladesh: one wallet in taka, one search, support around the clock, in Bengali and English.',
  sections: [
    {
      id: 'sports',
      title: 'Sports and the exchange',
      text: [
        'On the exchange, players bet against players. Back what you believe in, or lay what you do not, before a match and while it is on. Cricket, soccer and tennis have a list of their own, with what is in play, what starts today or tomorrow, and what is already decided.',
        'A match shows its odds, its bookmaker and its fancy bets on one page, with the score above them. Prices that move are marked, and a market that is suspended says so before you press.',
      ],
    },
    {
      id: 'casino',
      title: 'Live casino',
      text: [
        'Tables of several providers: baccarat, roulette, dragon tiger and the games that are at home here, such as teen patti and andar bahar. You choose the stake of each round.',
      ],
    },
    {
      id: 'slots',
      title: 'Slots',
      text: [
        'Slots of many providers, with reels of kites, rivers and fruit. Search by name, choose a provider, mark a favourite with the heart: it waits for you on your device.',
      ],
    },
    {
      id: 'table',
      title: 'Table games and poker',
      text: [
        'Cards and dice without a queue: blackjack, roulette, sic bo and poker against the house, at your own speed. The rules of each game are in the game itself, one tap away from the table.',
      ],
    },
    {
      id: 'crash',
      title: 'Crash and arcade',
      text: [
        'A rocket rises and the number with it. Leave in time and take what it says; wait too long and it is gone. Crash games are short, and so are those of the arcade: mines, plinko and dice for the minutes in between.',
      ],
    },
    {
      id: 'fishing',
      title: 'Fishing and lottery',
      text: ['Aim at the big ones in three rivers, or take a number and see what is drawn.'],
    },
    {
      id: 'welcome',
      title: 'Welcome bonus',
      text: [
        'The first deposit of a new player brings a bonus. How much it is, and how often it has to be played before it can be withdrawn, stands beside each promotion before you choose it. Nothing is chosen for you: a deposit without a promotion is a deposit like any other.',
      ],
    },
    {
      id: 'cashback',
      title: 'Weekly cashback',
      text: [
        'A part of what slots and live casino took comes back every week. It is counted on Monday, for the week before, and goes straight into your wallet, without a turnover. Weeks in which you win need no cashback, and cost nothing either.',
      ],
    },
    {
      id: 'vip',
      title: 'VIP points',
      text: [
        `Stakes in games bring VIP points; bets on the exchange bring none. From ${POINTS} points on you turn them into cash in your main wallet, whenever you like and as many of them as you like.`,
      ],
    },
    {
      id: 'referral',
      title: 'Referral programme',
      text: [
        'Share your own link with friends, by message, by a code to scan or by word of mouth. When a friend signs up with it and deposits enough, you are rewarded; Promotions says how much that is. The page of the programme lists the friends who came.',
      ],
    },
    {
      id: 'deposits',
      title: 'Deposits',
      text: [
        `Deposit from ${DEPOSIT.least} to ${DEPOSIT.most} by the mobile wallets that you use every day, or from ${USDT.least} to ${USDT.most} USDT. The screen says in large digits which number to pay to and how much time is left, and it keeps what you have typed when the connection is lost.`,
      ],
    },
    {
      id: 'withdrawals',
      title: 'Withdrawals',
      text: [
        `Withdraw from ${WITHDRAWAL.least} to ${WITHDRAWAL.most} to a phone number that you have verified. Every request has a timeline: asked for, in progress, paid or rejected, with the reason if one was given. Support sees the same timeline as you do.`,
      ],
    },
    {
      id: 'phone',
      title: 'Made for the phone',
      text: [
        'The whole site runs in the browser of a phone and can be put on the home screen like an app. It is small, starts on a slow network, and turns into Bengali with one tap. On a computer this page tells you what is on offer; the rest follows.',
      ],
    },
    {
      id: 'fair',
      title: 'Fair and clear',
      text: [
        'Money is counted to the poisha and moves once: a payment that is sent twice counts once. Your records show your bets of the last seven days and your deposits, withdrawals and bonuses, with the time in Dhaka.',
      ],
    },
    {
      id: 'responsible',
      title: 'Play with care',
      text: [
        'This site is for people aged 18 or older. Play for fun and within your means, set a limit before you begin, and let the site remind you of the time. If it stops being fun, stop: support helps you to take a break or to close your account.',
      ],
    },
  ],
}
