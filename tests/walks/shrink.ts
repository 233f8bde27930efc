/**
 * Returns the fewest items of a list that still fail, by leaving out ever smaller parts of it (delta
 * debugging).
 *
 * @param tries how often `fails` may be called; after that the best list so far is returned
 */
export async function shrink<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
  tries: number,
): Promise<readonly Item[]> {
  let best = items
  let left = tries
  for (let size = Math.ceil(best.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = best.length - size; at > -size && left > 0; at -= size) {
      const from = Math.max(0, at)
      const fewer = [...best.slice(0, from), ...best.slice(at + size)]
      left -= 1
      if (fewer.length < best.length && (await fails(fewer))) best = fewer
    }
  }
  return best
}
