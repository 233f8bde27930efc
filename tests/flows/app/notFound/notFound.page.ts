import type { Visit } from '#tests/site/visit.ts'

export const visit: Visit = { at: '/nowhere', heading: 'Page not found' }
