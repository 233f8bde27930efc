export const siteLinksTexts = {
  siteLinks: {
    /** The heading of each content page, and the name of the links to it. */
    pages: {
      faq: 'New Member Guide (FAQ)',
      'brand-ambassador': 'Brand Ambassador',
      'responsible-gaming': 'Responsible Gaming',
      'age-limit': '18+',
      about: 'About Us',
      affiliate: 'Affiliate',
      terms: 'Terms',
      privacy: 'Privacy',
    },
    support: 'Customer Support',
    links: 'Information and help',
  },
}
