export interface Size {
  readonly width: number
  readonly height: number
}

/** Longer pages are cut in the pictures. */
const MAX_HEIGHT = 2_400

export const isPhone = ({ width, height }: Size) => Math.min(width, height) < 768

/** Returns what a browser context needs to show a window of a size, without motion. */
export const contextOf = (size: Size) => ({
  viewport: size,
  isMobile: isPhone(size),
  hasTouch: isPhone(size),
  // Colours in transition have a different contrast.
  reducedMotion: 'reduce' as const,
})

/** Returns the height of a window that shows all of a page, but that of a phone in landscape, which must look low. */
export const heightFor = ({ height }: Size, whole: number) =>
  height <= 500 ? height : Math.min(Math.max(whole, height), MAX_HEIGHT)
