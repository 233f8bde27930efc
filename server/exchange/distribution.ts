/** The chances of the counts from `least` on. */
export interface Distribution {
  readonly least: number
  readonly chances: ArrayLike<number>
}

/** Returns the chance that the count is at least a line. */
export function chanceToReach({ least, chances }: Distribution, line: number): number {
  let sum = 0
  for (let at = Math.max(0, line - least); at < chances.length; at++) sum += chances[at] ?? 0
  return Math.min(1, sum)
}

/** Returns the chance of the counts with a remainder, such as a last digit. */
export function chanceOfRemainder(
  { least, chances }: Distribution,
  divisor: number,
  remainder: number,
): number {
  let sum = 0
  for (let at = 0; at < chances.length; at++)
    if ((least + at) % divisor === remainder) sum += chances[at] ?? 0
  return sum
}

/** Returns the count, 1 or more, that is reached with the chance nearest to a half, and that chance. */
export function middleOf({ least, chances }: Distribution): { line: number; chance: number } {
  let middle = { line: Math.max(1, least), chance: 1 }
  let chance = 1
  for (let at = 0; at < chances.length; at++) {
    const line = least + at
    const isNearer = Math.abs(chance - 0.5) < Math.abs(middle.chance - 0.5)
    if (line >= 1 && isNearer) middle = { line, chance }
    chance -= chances[at] ?? 0
  }
  return middle
}
