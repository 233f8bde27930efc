import { randomFrom } from '../../scripts/lib/random.mjs'

/** Random choices from a seed: the same seed gives the same ones on every machine. */
export class Random {
  /** Returns a number from 0 up to, but excluding, 1. */
  readonly next: () => number

  constructor(seed: number) {
    this.next = randomFrom(seed)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  of<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new Error('There is nothing to choose from.')
    return item
  }

  /** Returns one of the items, with a probability proportional to its weight; undefined if all weights are 0. */
  weighted<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item | undefined {
    let left = this.next() * items.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, item] of items) {
      left -= weight
      if (left < 0) return item
    }
    return undefined
  }
}
