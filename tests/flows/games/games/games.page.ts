import { button } from '#tests/site/controls.ts'
import type { Visit } from '#tests/site/visit.ts'

export const visit: Visit = {
  at: '/games?type=SLOT&title=Slot',
  player: true,
  heading: 'Slot',
  submits: 'POST /game-run',
  submit: (page) => button(page, 'Golden Boat').click(),
}
