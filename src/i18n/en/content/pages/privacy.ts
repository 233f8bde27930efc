import type { PageText } from '#src/i18n/pageText.ts'

export const text: PageText = {
  lead: 'What we know about you, what your device keeps, who else sees it, and how to get rid of it.',
  sections: [
    {
      id: 'account',
      title: 'What your account holds',
      text: [
        [
          'What you enter: username, email, phone numbers, full name, birthday, currency.',
          'What you do: deposits, withdrawals, bonuses and turnover, games opened, stakes and winnings, VIP points.',
          'What is written: your chats with support and the messages in your inbox.',
          'Who brought you here, if you came by the link of a friend, an agent or an affiliate.',
        ],
        'Your password is stored only in a form from which it can’t be read.',
      ],
    },
    {
      id: 'why',
      title: 'What we use it for',
      text: [
        'To run your account, to pay you and nobody else, to answer you, to pay rewards, and to notice fraud and players under 18. The phone number is for codes and payments. We do not sell your data, and we show no advertising by others.',
      ],
    },
    {
      id: 'device',
      title: 'What your device keeps',
      text: [
        'The site itself sets no cookies and uses no trackers. It keeps the following in your browser’s storage:',
        [
          'For the session: the proof that you are logged in, your username and number, your last balance, the access to the exchange, and which notices are still to be shown.',
          'Until you sign up: the code of the link that brought you here.',
          'For your convenience: the language, whether the balance is hidden, your favourites, the games you played last, the markets you pinned, the setting of the reality check, and a fingerprint of the last message that each chat showed, from which it can’t be read.',
          'For your safety: forms that you have begun, the time left for a payment or a code, and a key for each payment on its way, so that it is never counted twice.',
          'For a guest: what was asked for before the log-in, so that you can continue there.',
          'For a forgotten password: the username, email and phone number that you entered, until the password is set, you go back to change them or log in, or the site finds the code expired.',
          'For reading without a network: your last balance and records, with their time, and the files of the site itself.',
          'Public contacts of support, so that they are at hand.',
        ],
        'The picture of your receipt never leaves the device: it is only shown to you.',
      ],
    },
    {
      id: 'logout',
      title: 'What logging out deletes',
      text: [
        'Log out, under My Account, removes from the device the proof of your log-in, your username and number, your balance and records, the access to the exchange, an agent’s code, begun forms and running countdowns. Your language, favourites, last games, pinned markets, fingerprints of messages and other settings stay, and so does the key of a payment whose outcome is not known yet. A payment that you have begun stays, with what you entered about it, until its time is over, so that you can continue it; only your own account sees that. To delete those too, clear the data of this site in your browser.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees something',
      text: [
        [
          'Providers of games learn which game you open and how you play it. A game runs in a frame that can’t reach the rest of this site, and may set cookies of its own.',
          'For a live stream your network address may be looked up, because streams are not allowed everywhere.',
          'Payment services see the payments that you make with them.',
          'Contacts such as WhatsApp or Telegram have rules of their own once you follow the link.',
        ],
      ],
    },
    {
      id: 'masked',
      title: 'What others see of you',
      text: [
        'Other players do not see your name or your bets. Whoever invited you sees your username and the day on which you signed up. In lists your phone number shows its first two and last two digits only.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'You can ask support what we hold about you, have it corrected, or have your account deleted. Before an account is deleted, pending payments are finished and the balance is paid out. Records of payments may have to be kept for as long as the law asks for.',
        'The operator of this site is made up. Please enter nothing in a demonstration that you want to keep private.',
      ],
      links: [{ href: '/chat', label: 'Write to support' }],
    },
  ],
}
