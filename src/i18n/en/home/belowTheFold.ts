export const belowTheFoldTexts = {
  belowTheFold: {
    gamesOf: (kind: string) => `${kind} games`,
    allGames: (count: number) => `All ${count} games`,
    recent: 'Recently played',
    ownFavourites: 'My favourites',
    favourites: 'Favourites',
    favouritesNote: (site: string) => `Chosen by ${site}`,
    featured: 'Featured Games',
    showMore: 'Show More',
    showLess: 'Show Less',
    sponsors: 'Sponsors',
    payments: 'Payment methods',
    community: 'Community',
    responsible: 'Responsible gaming',
    responsibleText:
      'Play for fun, within your means. If it stops being fun, stop: support helps you to set limits.',
    adults: 'Only for people aged 18 or older.',
    about: (site: string) => `About ${site}`,
    seo: (site: string) => [
      `${site} brings slots, live casino, table games, poker, crash, fishing and sports from many providers together in one place, made for the phone: one wallet, one search, one tap to play.`,
      'Exchange: bet against other players on cricket, soccer and tennis. Back what you believe in or lay what you do not, in play as well, at prices that players make.',
    ],
    offers: [
      'Cashback: a part of what slots and live casino took comes back every week, counted on Monday, without a turnover.',
      'Welcome bonus: the first deposit of a new player is matched. What it gives and what it asks for in turnover stands beside each promotion before you choose it.',
      'Referral programme: share your link with friends. When a friend signs up with it and deposits enough, you are rewarded.',
    ],
    sponsorsNote: 'Made-up names, for demonstration only.',
    licence: (site: string) => `${site} holds a made-up licence, no.\u00a0000-DEMO, for demonstration only.`,
    copyright: (site: string) => `©\u00a0${site}. All rights reserved.`,
  },
}
