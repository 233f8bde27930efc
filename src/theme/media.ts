/** Media queries, mobile first: a style is the phone's, `wide` adds what a large window has. */
export const media = {
  wide: 'screen and (min-width: 768px)',
  /** Phones of 320 to 359 px, where a row gives up what it can. */
  narrow: 'screen and (max-width: 359px)',
  /** Most phones. */
  small: 'screen and (max-width: 419px)',
  /** A phone on its side, or a page zoomed far: what would stay in view leaves no room for the rest. */
  low: 'screen and (max-height: 400px)',
  hover: '(hover: hover)',
} as const
