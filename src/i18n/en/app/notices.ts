export const noticesTexts = {
  notices: {
    offline: 'You are offline. Games, payments and chat need a connection.',
    update: 'A new version is available.',
    reload: 'Reload',
    later: 'Later',
  },
}
