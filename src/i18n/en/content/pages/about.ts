import type { PageText } from '#src/i18n/pageText.ts'

export const text: PageText = {
  lead: 'Games and sports for players in Bangladesh: made for the phone, in Bengali and English, and clear about money.',
  sections: [
    {
      id: 'what',
      title: 'What you find here',
      text: [
        [
          'Slots, live casino, table games, poker, crash, fishing, arcade and lottery from many providers, with one wallet and one search.',
          'An exchange for cricket, soccer and tennis, where players bet against players, before a match and while it is on.',
          'Deposits and withdrawals in taka, by the mobile wallets that you use every day.',
          'Support by chat, around the clock.',
        ],
      ],
    },
    {
      id: 'how',
      title: 'How we work',
      text: [
        [
          'The number comes first. Balance, limits, time left and what a bonus asks for are on the screen before you decide.',
          'Money moves once. A payment is never repeated by itself, and a form that is sent twice counts once.',
          'A way on after every no. If a request is rejected, support is one tap away, with the transaction already named.',
          'Slow networks are the rule. What you have typed stays typed, and what waits stays in view.',
          'Stopping is easy. Reminders, records and exclusion are for everybody.',
        ],
      ],
      links: [{ href: '/responsible-gaming', label: 'Responsible Gaming' }],
    },
    {
      id: 'name',
      title: 'The parrot',
      text: [
        'Our sign is a tiya, the green parrot that you see on the wires and in the gardens of Bangladesh. It is quick, it is loud, and it forgets nothing: a good picture of a ledger.',
      ],
      links: [{ href: '/brand-ambassador', label: 'Brand Ambassador' }],
    },
    {
      id: 'made-up',
      title: 'An operator that is made up',
      text: [
        'The operator that this site speaks for does not exist. Its licence number, its sponsors and its ambassador are inventions, made to show the product as it would be in use. There is no company behind it, no office to visit and no licence to look up.',
      ],
      links: [
        { href: '/faq', label: 'New Member Guide (FAQ)' },
        { href: '/terms', label: 'Terms' },
      ],
    },
  ],
}
