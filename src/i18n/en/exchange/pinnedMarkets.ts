export const pinnedMarketsTexts = {
  pinnedMarkets: {
    pin: 'Pin market',
    unpin: 'Unpin market',
    full: (limit: number) => `You can pin up to ${limit} markets.`,
  },
}
