/** Viewport width in px from which a device counts as a desktop. */
const DESKTOP_FROM = 768

/** Returns true on a desktop. A touch device whose shorter side is below 768 px is a phone in either orientation. */
export function isDesktop(window: Window): boolean {
  const touch = window.matchMedia('(pointer: coarse)').matches
  const shorter = Math.min(window.screen.width, window.screen.height)
  return window.innerWidth >= DESKTOP_FROM && !(touch && shorter < DESKTOP_FROM)
}
