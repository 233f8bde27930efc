import { type ReactNode, useState } from 'react'
import * as css from './groupedLines.css.ts'
import { inGroups } from './groups.ts'

/** Number of lines that are laid out together: few enough for a frame. */
const GROUP = 5

/** Number of groups that are watched as one while they are far away. */
const BLOCK = 10

interface Props<Line> {
  lines: readonly Line[]
  keyOf: (line: Line) => string
  children: (line: Line) => ReactNode
}

/**
 * Renders lines of which only those near the viewport are laid out, in blocks of groups. Lines that are added later stand after
 * them without a group: in a live region, a line that moved to another group would be read again.
 */
export function GroupedLines<Line>({ lines, keyOf, children }: Props<Line>) {
  const [known] = useState(lines.length)
  return (
    <>
      {inGroups(inGroups(lines.slice(0, known), GROUP), BLOCK).map((block) => (
        <div key={keyOf(block[0][0])} className={css.block}>
          {block.map((group) => (
            <div key={keyOf(group[0])} className={css.group}>
              {group.map(children)}
            </div>
          ))}
        </div>
      ))}
      {lines.slice(known).map(children)}
    </>
  )
}
