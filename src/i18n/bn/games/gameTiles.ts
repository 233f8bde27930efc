import type { gameTilesTexts as English } from '../../en/games/gameTiles.ts'

export const gameTilesTexts: typeof English = {
  gameTiles: {
    list: 'গেম',
    count: (count: number) => `${count}টি গেম`,
    like: (name: string) => `${name} পছন্দের তালিকায় রাখুন`,
  },
}
