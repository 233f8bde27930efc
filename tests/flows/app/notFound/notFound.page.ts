import type { Visit } from '../../../site/visit.ts'

export const visit: Visit = { at: '/nowhere', heading: 'Page not found' }
