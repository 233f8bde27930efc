/**
 * Texts of the search fields on the home screen and on `/games`. Their names differ: one screen follows the
 * other.
 */
export const gameSearchTexts = {
  gameSearch: { search: 'Search games', searchAll: 'Search all games', clear: 'Clear search' },
}
