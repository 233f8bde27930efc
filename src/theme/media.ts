/** Media queries, mobile first: base styles are for phones, `wide` adds those for large windows. */
export const media = {
  wide: 'screen and (min-width: 768px)',
  /** Phones of 320 to 359 px. */
  narrow: 'screen and (max-width: 359px)',
  /** Most phones. */
  small: 'screen and (max-width: 419px)',
  /** The window of a phone, or one that is as narrow. */
  handheld: 'screen and (max-width: 599px)',
  /** A phone in landscape or a high zoom level, where sticky parts would leave no room for the content. */
  low: 'screen and (max-height: 400px)',
  hover: '(hover: hover)',
  /** The device's own few colours, without backgrounds and shadows. */
  forced: '(forced-colors: active)',
} as const
