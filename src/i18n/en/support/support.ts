export const supportTexts = {
  support: {
    send: 'Send us a Message',
    openRefused: 'Failed to open the chat.',
    openSilent: 'An error occurred while opening the chat.',
    failed: 'Your messages could not be loaded.',
    stale: 'The messages could not be refreshed.',
    notSent: (message: string) => `Not sent: ${message}`,
    noMessage: 'No messages yet',
    partner: 'Support',
    navigation: 'Chat',
    home: 'Home',
    message: 'Message',
  },
}
