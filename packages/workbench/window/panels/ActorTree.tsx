import { type KeyboardEvent, memo } from 'react'
import type { ActorNode } from '../../log/protocol.types.ts'
import { nameOf, statesOf } from '../log/log.rules.ts'
import { oneLine } from '../theme.css.ts'
import { Panel } from '../ui/Panel.tsx'
import { empty, scroll } from '../ui/panel.css.ts'
import { useShown, useWorkbench, useWorkbenchState } from '../workbench.context.ts'
import * as css from './actorTree.css.ts'
import { treeOf } from './actorTree.rules.ts'

/** Renders the running actors as a tree. Arrow keys, Home and End move through it; Enter and Space select. */
export function ActorTree() {
  const actors = useShown((shown) => shown.actors) ?? []
  const chosen = useWorkbenchState(({ actor }) => actor)
  const rows = treeOf(actors)
  const reachable = rows.some(({ actor }) => actor.path === chosen) ? chosen : rows[0]?.actor.path

  return (
    <Panel title="Actors" tools={<span className={css.count}>{actors.length}</span>}>
      {rows.length === 0 ? (
        <p className={empty}>The actors of the page appear here when it runs.</p>
      ) : (
        <div role="tree" aria-label="Actors" className={`${scroll} ${css.tree}`} onKeyDown={moveFocus}>
          {rows.map(({ actor, level }) => (
            <Row
              key={actor.path}
              actor={actor}
              level={level}
              isChosen={actor.path === chosen}
              isReachable={actor.path === reachable}
            />
          ))}
        </div>
      )}
    </Panel>
  )
}

interface RowProps {
  actor: ActorNode
  level: number
  isChosen: boolean
  /** True for the only row that Tab reaches. */
  isReachable: boolean
}

/** Memoized, because most rows stay the same when one actor changes. */
const Row = memo(function Row({ actor, level, isChosen, isReachable }: RowProps) {
  const workbench = useWorkbench()
  const { path, machine, src, value } = actor
  const choose = () => workbench.send({ type: 'actor.chosen', path })
  const states = value === null ? [] : statesOf(value)
  const name = nameOf(path)
  const isNamedAlike = machine === null ? src === name : machine === name
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-selected={isChosen}
      tabIndex={isReachable ? 0 : -1}
      title={path}
      className={css.item}
      style={{ paddingInlineStart: 12 + (level - 1) * 14 }}
      onClick={choose}
      onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && choose()}
    >
      <span className={machine === null ? css.portDot : css.machineDot} />
      <span className={css.words}>
        <span className={`${machine === null ? css.port : css.name} ${oneLine}`}>
          {name}
          {!isNamedAlike && <span className={css.kind}>{machine ?? src}</span>}
        </span>
        {states.length > 0 && <span className={`${css.detail} ${oneLine}`}>{states.join(' · ')}</span>}
      </span>
    </div>
  )
})

/** The step of each key; infinity means the end of the tree. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  const items = [...event.currentTarget.children] as HTMLElement[]
  const at = items.indexOf(event.target as HTMLElement)
  items[Math.max(0, Math.min(items.length - 1, at + step))]?.focus()
}
