export const popupsTexts = {
  popups: {
    notice: 'Notice',
    welcome: 'Welcome',
    homePage: 'Home Page',
    depositNow: 'Deposit now',
    welcomeText:
      'Your account is ready. “First steps” in My Account shows what to do next: your bonus, your phone, your birthday, your first deposit. Have fun, and play within your means.',
  },
}
