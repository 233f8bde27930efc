export const notFoundTexts = {
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address.',
  },
}
