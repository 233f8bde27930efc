export const homeSearchTexts = {
  homeSearch: {
    results: 'Search results',
    searching: (kind: string, number: number, count: number) => `Searching ${kind}… (${number} of ${count})`,
    nothingFound: (words: string) => `Nothing is called “${words}”. Try another word.`,
    missing: (kinds: string) => `These games could not be searched: ${kinds}.`,
    offline: 'There is no connection. The search goes on when it is back.',
  },
}
