export const sportEventsTexts = {
  sportEvents: {
    sports: { cricket: 'Cricket', soccer: 'Soccer', tennis: 'Tennis' },
    inPlay: 'In-Play',
    delayed: 'Delayed',
    ended: 'Ended',
    minute: (minutes: number) => `${minutes} min`,
    noTime: 'Time to be announced',
    untitled: 'Event',
    fancy: 'Fancy',
    bookmaker: 'Bookmaker',
    winner: (name: string) => `Winner: ${name}`,
    failed: 'The events could not be loaded.',
    stale: 'The events could not be refreshed. They may be old.',
  },
}
