import type { Visit } from '#tests/site/visit.ts'

export const visit: Visit = { at: '/?tab=slot', heading: 'Tiya Test' }

export const otherVisits: Readonly<Record<string, Visit>> = { 'home of a player': { ...visit, player: true } }
