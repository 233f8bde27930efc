/** Pixels from which on the covered part of the page is a keyboard's, not that of a bar of the browser. */
const LEAST = 120

/**
 * Keeps the heights that a keyboard takes from the page in `--keyboard` (at its end) and `--covered` (in all): Safari lays
 * the keyboard over the page, where other browsers make the page smaller.
 */
export function followKeyboard({ visualViewport: seen, document: { documentElement: root } }: Window): void {
  const tell = () => {
    // A player who has zoomed in sees a part of the page too.
    const covered = seen?.scale === 1 ? root.clientHeight - seen.height : 0
    const heights = covered < LEAST ? [0, 0] : [Math.max(0, covered - (seen?.offsetTop ?? 0)), covered]
    for (const [at, name] of ['--keyboard', '--covered'].entries())
      root.style.setProperty(name, `${heights[at]}px`)
  }
  for (const type of ['resize', 'scroll']) seen?.addEventListener(type, tell)
}
