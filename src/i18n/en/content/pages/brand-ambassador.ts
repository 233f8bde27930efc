import type { PageText } from '#src/i18n/pageText.ts'

export const text: PageText = {
  lead: 'Meet Tiya: all-rounder, night owl among the parrots, and the face of our house. Tiya is a drawing. No real person advertises for us.',
  sections: [
    {
      id: 'tiya',
      title: 'Who is Tiya?',
      text: [
        'A rose-ringed parakeet, hatched in a kadam tree by the field behind the school. Tiya opens the batting for the Shapla Runners, has never been run out without an argument, and knows every score by heart.',
        [
          'Plays: cricket in the morning, ludo in the evening',
          'Best innings: 37 not out, until it rained',
          'Favourite dish: green chillies, the hotter the better',
          'Motto: “One more over, then home.”',
        ],
      ],
    },
    {
      id: 'stands-for',
      title: 'What Tiya stands for',
      text: [
        [
          'Play for fun, and stop while it is fun.',
          'Look at the price before you bet, and at the score afterwards.',
          'Winning is luck. Keeping your head is skill.',
        ],
      ],
      links: [{ href: '/responsible-gaming', label: 'Responsible Gaming' }],
    },
    {
      id: 'why',
      title: 'Why a bird?',
      text: [
        'Because stars who advertise betting are heroes to children too. A parrot earns nothing by it, makes no promise of easy money, and can’t be asked for a tip. So our programme has one rule: no athletes, no actors, no influencers. If you see a real person advertise for us, it is a fraud; please tell support.',
      ],
      links: [{ href: '/chat', label: 'Write to support' }],
    },
  ],
}
