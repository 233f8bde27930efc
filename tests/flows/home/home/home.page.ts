import type { Visit } from '#tests/site/visit.ts'

export const visit: Visit = { at: '/?tab=slot', heading: 'Tiya Test' }
