export const contentTexts = {
  content: {
    /** The heading of each page, and the name of the links to it. */
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
    contents: 'On this page',
    loading: 'The page is loading',
    demo: 'This is a demonstration. All money here is play money: nobody pays any in, and none is paid out.',
    partnerLogin: 'Partner log-in',
  },
}
