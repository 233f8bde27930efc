import type { PageText } from '#src/i18n/pageText.ts'

export const text: PageText = {
  lead: 'Do you run a page, a channel or a community about cricket or games? Send us adult players who like it here, and share in what comes of it.',
  sections: [
    {
      id: 'how',
      title: 'How it works',
      text: [
        [
          'Support opens a partner account for you and gives you a code and a link.',
          'Whoever follows the link comes to our sign-up. The code is kept on the device, and goes along when the account is opened.',
          'You see who came, as numbers and never as names, and what you have earned.',
        ],
      ],
    },
    {
      id: 'join',
      title: 'How to join',
      text: [
        'Write to support: who you are, where you publish, and how many people read or watch you. We answer in the chat, with the share that we offer and the day of the month on which it is paid. You decide when you have read it; joining costs nothing.',
      ],
      links: [{ href: '/chat', label: 'Write to support' }],
    },
    {
      id: 'rules',
      title: 'What we ask of partners',
      text: [
        [
          'Address adults only. Nothing that is made for, or liked mostly by, people under 18.',
          'Promise nothing: no sure wins, no income, no way out of debt.',
          'Name the turnover wherever you name a bonus.',
          'Say that you are paid for the link.',
          'No spam, no fake accounts, no advertising in our name or with our logo as if you were us.',
        ],
        'Partners who break these rules leave the programme.',
      ],
    },
    {
      id: 'friends',
      title: 'Do you only want to invite friends?',
      text: [
        'Then you need no partner account: every player has a link of their own under Referral Program, and is paid once for each friend.',
      ],
      links: [{ href: '/refrrel-program', label: 'Referral Program' }],
    },
  ],
}
