export const inPlayTexts = {
  inPlay: {
    title: 'In-Play',
    tabs: 'Events',
    tab: { inPlay: 'In-Play', today: 'Today', tomorrow: 'Tomorrow', result: 'Result' },
    hints: {
      inPlay: 'No match is in play right now.',
      today: 'No more matches start today.',
      tomorrow: 'No matches start tomorrow.',
      result: 'Finished matches will be listed here.',
    },
    show: (sport: string) => `Show ${sport}`,
    hide: (sport: string) => `Hide ${sport}`,
  },
}
