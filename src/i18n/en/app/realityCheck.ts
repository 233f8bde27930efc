export const realityCheckTexts = {
  realityCheck: {
    title: 'Reality check',
    off: 'Off',
    minutes: (count: number) => `${count} minutes`,
    settingLead: 'We can remind you how long you have been logged in and how your balance has changed.',
    setting: 'Remind me every',
    save: 'Save',
    lead: 'Time for a break? This is where you stand:',
    time: 'Time since log-in',
    duration: (hours: number, minutes: number) =>
      hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`,
    balance: 'Balance since log-in',
    continue: 'Continue',
    records: 'See my records',
    logout: 'Log out',
  },
}
