export const exchangeFrameTexts = {
  exchangeFrame: {
    navigation: 'Exchange',
    inPlay: 'In-Play',
    sports: 'Sports',
    multi: 'Multi',
    account: 'Account',
  },
}
