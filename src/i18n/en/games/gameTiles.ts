/** Texts of every list of games. */
export const gameTilesTexts = {
  gameTiles: {
    list: 'Games',
    count: (count: number) => (count === 1 ? '1 game' : `${count} games`),
    like: (name: string) => `Add ${name} to favourites`,
  },
}
