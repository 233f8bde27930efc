export const recordsTexts = {
  records: {
    refresh: 'Refresh',
    filter: 'Filter',
    confirm: 'Confirm',
    all: 'All',
    date: 'Date',
    dates: { today: 'Today', yesterday: 'Yesterday', last7: 'Last 7 days' },
    total: 'Net total',
    list: 'Records',
    filteredHint: 'No record matches this filter.',
    clearFilter: 'Show all',
    failed: 'Your records could not be loaded.',
    stale: 'The records could not be refreshed.',
    timeline: 'Timeline',
  },
}
