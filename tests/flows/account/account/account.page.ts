import type { Visit } from '../../../site/visit.ts'

export const visit: Visit = { at: '/account', player: true, heading: 'My Account' }
