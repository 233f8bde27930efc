/** A banner of the home as the server lists it, with changes. */
export const banner = (id: number, changes: object = {}) => ({
  message_id: id,
  thubmnail: `banner${id}.svg`,
  name: `Banner ${id}`,
  status: 'active',
  slider_type: 'Main',
  ...changes,
})

/** The answer of a server that lists these. */
export const bannersAre = (...sliders: object[]) => ({ 'GET /sliders': { body: { sliders } } })
