import type { ActorNode } from '../../log/protocol.types.ts'

interface ActorRow {
  readonly actor: ActorNode
  /** 1 for the root. */
  readonly level: number
}

/** Returns the actors in tree order: each before its children, machines before ports. */
export function treeOf(actors: readonly ActorNode[]): ActorRow[] {
  const known = new Set(actors.map(({ path }) => path))
  const below = new Map<string | null, ActorNode[]>()
  for (const actor of actors) {
    // A log whose oldest entries were dropped does not name all parents.
    const parent = actor.parent !== null && known.has(actor.parent) ? actor.parent : null
    below.set(parent, [...(below.get(parent) ?? []), actor])
  }
  const rows: ActorRow[] = []
  const add = (parent: string | null, level: number) => {
    const children = below.get(parent) ?? []
    const machines = children.filter(({ machine }) => machine !== null)
    const ports = children.filter(({ machine }) => machine === null)
    for (const actor of [...machines, ...ports]) {
      rows.push({ actor, level })
      add(actor.path, level + 1)
    }
  }
  add(null, 1)
  return rows
}
