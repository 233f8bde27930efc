import type { Visit } from '#tests/site/visit.ts'

export const visit: Visit = { at: '/', desktop: true, heading: 'Coming soon' }
