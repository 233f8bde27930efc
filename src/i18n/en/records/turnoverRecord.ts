export const turnoverRecordTexts = {
  turnoverRecord: {
    title: 'Turnover',
    tabs: 'Active and completed turnovers',
    active: 'Active',
    completed: 'Completed',
    list: 'Turnovers',
    progress: (name: string) => `Remaining turnover, ${name}`,
    ordinary: 'Deposit turnover',
    remaining: 'Remaining',
    required: 'Required',
    left: (percent: number) => `${percent}% left`,
    played: (played: string, all: string) => `${played} of ${all} played`,
    bonus: 'Bonus amount',
    since: 'Since',
    noActiveHint:
      'Nothing has to be played before you withdraw. A promotion that you take with a deposit is counted here.',
    noActiveAction: 'Make a deposit',
    noCompletedHint: 'What you have played through will be listed here.',
    noCompletedAction: 'Play games',
    failed: 'Your turnovers could not be loaded.',
    stale: 'The turnovers could not be refreshed.',
  },
}
