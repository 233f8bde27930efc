export const gamerunTexts = {
  gamerun: {
    game: 'Game',
    loading: 'Loading the game…',
    failed: 'The game did not load. Please check your connection.',
  },
}
