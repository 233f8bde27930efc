export const exchangeTexts = {
  exchange: {
    title: 'Exchange',
    opening: 'Opening the exchange…',
    failed: 'The exchange could not be opened.',
    withoutToken:
      'Your log-in did not give you access to the exchange. Try again, or log out and log in again. If that does not help, please contact support.',
    logout: 'Log out',
    support: 'Contact support',
  },
}
