import type { Visit } from '#tests/site/visit.ts'
import { EVENTS } from '../events.fixture.ts'

export const visit: Visit = {
  at: '/exchange-sports',
  player: true,
  answers: EVENTS,
  heading: 'Sports',
}
