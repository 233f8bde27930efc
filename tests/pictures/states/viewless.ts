const POLL = 'A poll shows nothing: what it loads is shown by its parent.'

/** The machines without a view, by id, with the reason. */
export const VIEWLESS: Readonly<Record<string, string>> = {
  root: 'The root holds the other machines.',
  session: 'The session shows nothing: the header and the screens differ by it.',
  capture: 'It keeps a code and leads on, before anything is drawn.',
  sportEventsPoll: POLL,
  matchOddsPoll: POLL,
  eventPoll: POLL,
  messagesPoll: POLL,
  chatsPoll: POLL,
  inboxPoll: POLL,
  decisionPoll: POLL,
}
