import { useState } from 'react'
import { code } from '../theme.css.ts'
import { entriesOf, preview, same } from './json.rules.ts'
import * as css from './jsonTree.css.ts'

interface Props {
  value: unknown
  /** The previous values of the keys that changed last. */
  before?: Readonly<Record<string, unknown>> | undefined
}

/** Maximum number of rendered members per object or array. */
const LIMIT = 100

/** Renders a value as a tree that expands level by level and shows what has changed, with the previous values. */
export function JsonTree({ value, before = {} }: Props) {
  return (
    <div className={`${code} ${css.tree}`}>
      <Members value={value} before={before} isTop />
    </div>
  )
}

function Members({ value, before, isTop = false }: { value: unknown; before: unknown; isTop?: boolean }) {
  const old = new Map(entriesOf(before))
  const members = entriesOf(value)
  return (
    <ul className={css.list}>
      {members.slice(0, LIMIT).map(([name, member]) => (
        <Member
          key={name}
          name={name}
          value={member}
          // At the top level, a missing key has not changed; below it, a missing key did not exist.
          before={old.has(name) || !isTop ? old.get(name) : member}
        />
      ))}
      {members.length > LIMIT && <li className={css.more}>{members.length - LIMIT} more are not shown</li>}
    </ul>
  )
}

function Member({ name, value, before }: { name: string; value: unknown; before: unknown }) {
  const isChanged = !same(value, before)
  const [isOpen, setOpen] = useState(false)
  const isLeaf = entriesOf(value).length === 0
  const line = (
    <>
      <span className={css.name}>{name}</span>
      {isChanged && isLeaf && before !== undefined && <del className={css.old}>{preview(before)}</del>}
      <span className={css.value[typeof value === 'string' ? 'text' : isLeaf ? 'plain' : 'nested']}>
        {preview(value)}
      </span>
    </>
  )
  return (
    <li className={isChanged ? css.changed : undefined}>
      {isLeaf ? (
        <div className={css.line}>{line}</div>
      ) : (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className={css.summary}>{line}</summary>
          {isOpen && <Members value={value} before={before} />}
        </details>
      )}
    </li>
  )
}
