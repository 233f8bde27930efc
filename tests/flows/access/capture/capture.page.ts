import type { Visit } from '../../../site/visit.ts'

export const visit: Visit = { at: '/agent_code', heading: 'Sign up' }
