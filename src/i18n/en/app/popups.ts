export const popupsTexts = {
  popups: {
    notice: 'Notice',
    welcome: 'Welcome',
    homePage: 'Home Page',
    depositNow: 'Deposit now',
    welcomeText: 'Your account is ready. Have fun, and play within your means.',
  },
}
