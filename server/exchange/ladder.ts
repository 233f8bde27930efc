/** Price steps of the exchange, in hundredths: an upper limit, and the step between the prices up to it. */
const STEPS = [
  [200, 1],
  [300, 2],
  [400, 5],
  [600, 10],
  [1_000, 20],
  [2_000, 50],
  [3_000, 100],
  [5_000, 200],
  [10_000, 500],
  [100_000, 1_000],
] as const

/** All prices of the exchange, ascending, as integers of hundredths: 1.01 to 1000. */
export const LADDER: readonly number[] = createLadder()

/** Returns the index of the highest ladder price that is not above a price in hundredths, or −1 if all are. */
export function ladderIndex(price: number): number {
  let [low, high] = [0, LADDER.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((LADDER[middle] ?? 0) <= price) low = middle + 1
    else high = middle
  }
  return low - 1
}

function createLadder(): number[] {
  const prices = [101]
  for (const [limit, step] of STEPS) {
    for (let last = prices.at(-1) ?? 0; last < limit; last = prices.at(-1) ?? limit) prices.push(last + step)
  }
  return prices
}
