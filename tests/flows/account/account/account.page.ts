import type { Visit } from '#tests/site/visit.ts'

export const visit: Visit = { at: '/account', player: true, heading: 'My Account' }
