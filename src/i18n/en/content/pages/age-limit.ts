import type { PageText } from '#src/i18n/pageText.ts'

export const text: PageText = {
  lead: 'Only adults may play here. You must be 18 years old or older to open an account, whoever gave you the phone and whoever pays.',
  sections: [
    {
      id: 'check',
      title: 'How we check',
      text: [
        [
          'When you sign up, you confirm that you are 18 or older.',
          'Personal Info takes only the birthday of an adult, and keeps it: once it is saved, you can’t change it.',
          'Support may ask you to prove your age before a withdrawal is paid.',
        ],
      ],
    },
    {
      id: 'minors',
      title: 'If a minor has played',
      text: [
        'We close the account as soon as we know. Tell support if you believe that somebody under 18 plays here; you need not say who you are.',
      ],
      links: [{ href: '/chat', label: 'Write to support' }],
    },
    {
      id: 'parents',
      title: 'For parents',
      text: [
        [
          'Lock your phone, and do not let the browser keep the password of this site on a device that children use.',
          'Log out when you have finished: My Account, Log out.',
          'Do not share the PIN of your mobile wallet.',
          'The parental controls of Android and iOS, and those of many networks, can block sites like this one.',
          'Talk about it. A child who knows that such games are built to take money is better protected than by any lock.',
        ],
      ],
      links: [{ href: '/responsible-gaming', label: 'Responsible Gaming' }],
    },
  ],
}
