export const exchangeSportsTexts = {
  exchangeSports: {
    title: 'Sports',
    others: 'Other matches',
    emptyHint: 'Matches will be listed here as soon as they are announced.',
  },
}
