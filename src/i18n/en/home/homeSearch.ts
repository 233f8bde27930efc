export const homeSearchTexts = {
  homeSearch: {
    results: 'Search results',
    searching: (kind: string, number: number, count: number) => `Searching ${kind}… (${number} of ${count})`,
    nothingFound: (words: string) => `Nothing is called “${words}”. Try another word.`,
    missing: (kinds: string) => `Not all games could be searched. Missing: ${kinds}.`,
    offline: 'There is no connection. The search goes on when it is back.',
  },
}
