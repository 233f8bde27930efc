/** A size of type, in pixels as drawn: it follows what a person has set as the browser's size of letters. */
export const rem = (pixels: number): string => `${pixels / 16}rem`
