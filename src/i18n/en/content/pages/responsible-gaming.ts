import { DEPOSIT, REMINDERS } from '#src/i18n/figures.ts'
import type { PageText } from '#src/i18n/pageText.ts'

export const text: PageText = {
  lead: 'Playing is meant to be fun. It is not a way to earn money, or a way out of debt. Here is what helps you to stay in control, and what to do when you feel that you are losing it.',
  sections: [
    {
      id: 'before',
      title: 'Before you play',
      text: [
        [
          'Decide how much you can afford to lose today, and for how long you want to play. Stop when either is used up.',
          'Play only with money that you do not need for food, rent, school or loans. Never borrow to play.',
          'Do not play when you are tired, upset or have been drinking.',
          'The odds are on the side of the house. A loss is not a debt that the next round owes you: do not chase it.',
        ],
      ],
    },
    {
      id: 'tools',
      title: 'What the site does for you',
      text: [
        [
          `Reality check: every ${REMINDERS.short}, ${REMINDERS.middle} or ${REMINDERS.long} minutes a reminder tells you how long you have been logged in and how your balance has changed. You switch it on in My Account; it is off until then.`,
          'Records: Betting Records and Transaction Records show what you staked, won, deposited and withdrew.',
          `Limits: where My Account shows Deposit limits, you set there how much you can deposit in a day, a week and a month. A lower limit counts at once, a higher one after 24 hours. One deposit is ${DEPOSIT.most} at most, and the next one is possible only when it has been decided.`,
          'Hidden balance: My Account can hide the balance while others look at your phone.',
        ],
      ],
      links: [
        { href: '/account', label: 'My Account' },
        { href: '/betting-record', label: 'Betting Records' },
      ],
    },
    {
      id: 'break',
      title: 'Take a break, or stop',
      text: [
        'Write to support that you want to be excluded, and for how long: a day, a month, or for good. You need not give a reason. Support confirms what was agreed in your chat.',
        'Withdraw your balance first if you can. An exclusion does not end early because you ask for it, so that a weak moment can’t undo a good decision.',
      ],
      links: [{ href: '/chat', label: 'Write to support' }],
    },
    {
      id: 'signs',
      title: 'Signs to take seriously',
      text: [
        'Ask yourself, and answer honestly:',
        [
          'Do I play longer, or for more, than I meant to?',
          'Do I try to win back what I have lost?',
          'Have I borrowed, or sold something, to play?',
          'Do I hide how much I play from my family?',
          'Do I neglect work, studies or sleep for it?',
          'Am I restless or angry when I can’t play?',
        ],
        'If you said yes even once, take a break today. If you said yes more than once, please talk to somebody.',
      ],
    },
    {
      id: 'help',
      title: 'Where to find help',
      text: [
        'Begin with a person whom you trust: in your family, among friends, at work. Saying it aloud is the hardest step.',
        'A doctor, a counsellor or a psychologist can help with gambling as with any other habit that has grown too strong; what you tell them stays with them. Many hospitals and universities have such a service. There are also self-help groups, on the internet too, in which people help one another to stop.',
        'If you think of harming yourself, do not stay alone with it: call the emergency number or go to the nearest hospital now.',
      ],
    },
    {
      id: 'family',
      title: 'For families',
      text: [
        'If somebody close to you plays too much, speak of what you have noticed, not of guilt, and do not pay the debts in silence. Keep phones and passwords away from children: nobody under 18 may play here.',
      ],
      links: [{ href: '/age-limit', label: '18+' }],
    },
  ],
}
