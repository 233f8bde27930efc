/** Texts of the search field on `/games` and on the home. */
export const gameSearchTexts = {
  gameSearch: { search: 'Search games', clear: 'Clear search' },
}
