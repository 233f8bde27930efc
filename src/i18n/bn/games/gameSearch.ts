import type { gameSearchTexts as English } from '../../en/games/gameSearch.ts'

export const gameSearchTexts: typeof English = {
  gameSearch: { search: 'গেম খুঁজুন', searchAll: 'সব গেম খুঁজুন', clear: 'সার্চ মুছুন' },
}
