import type { Visit } from '#tests/site/visit.ts'

export const visit: Visit = { at: '/agent_code', heading: 'Sign up' }
