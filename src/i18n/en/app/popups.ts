export const popupsTexts = {
  popups: {
    homePage: 'Home Page',
    depositNow: 'Deposit now',
    welcome: 'Your account is ready. Have fun, and play within your means.',
  },
}
