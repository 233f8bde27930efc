import type { Visit } from '../../../site/visit.ts'

export const visit: Visit = { at: '/', desktop: true, heading: 'Coming soon' }
