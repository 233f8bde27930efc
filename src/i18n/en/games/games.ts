export const gamesTexts = {
  games: {
    providers: 'Providers',
    all: 'All',
    order: 'Order',
    given: 'Default',
    name: 'A–Z',
    favourites: 'Favourites first',
    noGames: 'There are no games here yet. Try another category.',
    noneOfProvider: 'There are no games here yet. Try another provider.',
    nothingFound: (words: string) => `Nothing is called “${words}”. Try another word or provider.`,
    systemsRefused: 'Failed to fetch systems',
    systemsSilent: 'An unexpected error occurred while fetching systems',
    gamesRefused: 'Failed to fetch games',
    gamesSilent: 'An unexpected error occurred',
  },
}
