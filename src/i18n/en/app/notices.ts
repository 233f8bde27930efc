export const noticesTexts = {
  notices: {
    offline: 'You are offline. Games, payments and chat need a connection.',
    update: 'A new version is available.',
    late: 'The new version is not ready yet. Please try again in a moment.',
    reload: 'Reload',
    later: 'Later',
  },
}
