/** How the page of a log or a greeting started; tests change what matters to them. */
export const START = {
  at: '/',
  state: null,
  stored: {},
  desktop: false,
  reducedMotion: false,
  config: {} as never,
  time: 0,
}
