export const gamerunTexts = {
  gamerun: {
    games: {
      name: 'Game',
      loading: 'Loading the game…',
      failed: 'The game did not load. Please check your connection.',
    },
    exchange: {
      name: 'Exchange',
      loading: 'Loading the exchange…',
      failed: 'The exchange did not load. Please check your connection.',
    },
  },
}
