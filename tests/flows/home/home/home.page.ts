import type { Visit } from '../../../site/visit.ts'

export const visit: Visit = { at: '/?tab=slot', heading: 'Tiya Test' }
