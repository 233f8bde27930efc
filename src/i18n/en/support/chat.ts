export const chatTexts = {
  chat: {
    title: 'Support',
    greeting: (name: string) => `Hi ${name}`,
    lead: 'How can we Help?',
    recent: 'Recent message',
    offers: 'Promotions',
    noDescription: 'No description available',
    offersFailed: 'The promotions could not be loaded.',
  },
}
