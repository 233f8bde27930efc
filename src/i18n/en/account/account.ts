export const accountTexts = {
  account: {
    title: 'My Account',
    memberSince: (date: string) => `Member since ${date}`,
    vipPoints: 'VIP Points',
    wallet: 'Main Wallet',
    hide: 'Hide balance',
    show: 'Show balance',
    hidden: 'Hidden',
    stale: 'The balance could not be refreshed.',
    failed: 'Your details could not be loaded.',
    firstSteps: 'First steps',
    stepsDone: (done: number, all: number) => `First steps: ${done} of ${all} done`,
    steps: {
      bonus: { toDo: 'Claim your cash bonus', done: 'No cash bonus to claim' },
      phone: { toDo: 'Verify your phone', done: 'Phone verified' },
      birthday: { toDo: 'Add your birthday', done: 'Birthday saved' },
      deposit: { toDo: 'Make your first deposit', done: 'First deposit made' },
    },
    /** While it is not known whether there was one. */
    firstDeposit: 'First deposit',
    funds: 'Funds',
    history: 'History',
    profile: 'Profile',
    referral: 'Referral',
    logout: 'Log out',
  },
}
