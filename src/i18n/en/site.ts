/** The texts that every screen shares, part of the first load. */
export const site = {
  common: {
    back: 'Back',
    close: 'Close',
    tryAgain: 'Try again',
    noData: 'No Data',
    loading: 'Loading…',
    home: 'Home',
    demo: 'Demo · play money',
    optional: 'optional',
    lastKnown: 'Last known:',
  },
  failure: {
    unknown: 'An unknown error occurred.',
    notLoggedIn: 'User not logged in',
    screen: 'This screen could not be loaded. Please check your connection.',
    part: 'This part of the page could not be loaded. Please check your connection.',
    notLoaded: 'This could not be loaded. Please try again.',
  },
  dialog: { error: 'Error', message: 'Message' },
  shell: {
    menu: 'Menu',
    language: 'Language',
    help: 'Help',
    guest: 'Guest',
    main: 'Main',
    login: 'Login',
    signup: 'Sign up',
    home: 'Home',
    promotions: 'Promotions',
    deposit: 'Deposit',
    addMoney: 'Add money',
    account: 'My Account',
    unread: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
    download: (site: string) => `Download ${site} App`,
    refreshBalance: 'Refresh balance',
  },
  kinds: {
    sports: 'Sports',
    casino: 'Casino',
    slot: 'Slot',
    table: 'Table',
    poker: 'Poker',
    crash: 'Crash',
    fishing: 'Fishing',
    arcade: 'Arcade',
    lottery: 'Lottery',
  },
  crash: {
    title: 'Unexpected Application Error!',
    text: 'Something went wrong on this screen.',
    reload: 'Reload',
  },
}

/** The type of the shared texts. */
export type SiteTexts = typeof site
