export const exchangeMultiTexts = {
  exchangeMulti: {
    title: 'Multi Markets',
    list: 'Pinned markets',
    up: 'Move up',
    down: 'Move down',
    emptyHint: 'Pin a market with the pin beside its match, and follow its odds here.',
    emptyAction: 'See what is in play',
  },
}
