import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  fromCallback,
} from 'xstate'
import type { Start } from '../scene.types.ts'

type Snapshot = Readonly<Record<string, unknown>>

/** A machine that the scene keeps in a state. */
export interface KeptMachine {
  readonly snapshot: Snapshot
  /** The actor, once something has started the machine. */
  actor?: AnyActorRef
}

/** Returns the logic and the input of a child that has no name in its parent's chart, given the parent's snapshot. */
export type InlineChild = (
  context: Readonly<Record<string, unknown>>,
) => { readonly logic: AnyActorLogic; readonly input: unknown } | undefined

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'implementations' in logic

/** A port that does nothing. */
const inert = fromCallback(() => undefined)

/**
 * Prepares a tree of machines for a scene. The machines in `kept`, by id, start in the scene's state and stay
 * there, with ports that do nothing; all others run.
 */
export class Keeper {
  /** What starts a machine, by the machine's id. */
  readonly starts = new Map<string, Start>()
  readonly #kept: ReadonlyMap<string, KeptMachine>
  readonly #inline: Readonly<Record<string, InlineChild>>

  constructor(kept: ReadonlyMap<string, KeptMachine>, inline: Readonly<Record<string, InlineChild>>) {
    this.#kept = kept
    this.#inline = inline
  }

  /** Returns the machine as the scene needs it, including its children. */
  prepare(machine: AnyStateMachine): AnyStateMachine {
    const kept = this.#kept.get(machine.id)
    const actors = Object.entries(machine.implementations.actors).map(([src, logic]) => [
      src,
      this.#child(machine, src, logic as AnyActorLogic, kept !== undefined),
    ])
    const provided = machine.provide({ actors: Object.fromEntries(actors) } as never)
    return kept ? this.#still(provided, kept) : this.#running(provided)
  }

  #child(parent: AnyStateMachine, src: string, logic: AnyActorLogic, isKept: boolean): AnyActorLogic {
    if (isMachine(logic)) {
      this.starts.set(logic.id, { parent: parent.id, src })
      return this.prepare(logic)
    }
    if (isKept) return inert
    return this.#loading(logic)
  }

  /** Returns a machine that starts from its input if its parent's snapshot stores nothing else about it. */
  #running(machine: AnyStateMachine): AnyStateMachine {
    const restoreSnapshot = (snapshot: Snapshot, scope: AnyActorScope) =>
      'value' in snapshot
        ? machine.restoreSnapshot(snapshot as never, scope as never)
        : machine.getInitialSnapshot(scope as never, snapshot.input as never)
    return Object.assign(Object.create(machine), { restoreSnapshot })
  }

  /** Returns a machine that starts in the kept state and ignores every event. */
  #still(machine: AnyStateMachine, kept: KeptMachine): AnyStateMachine {
    const children = Object.entries(kept.snapshot.children as Record<string, { src: string }>)
    const inline = children.flatMap(([id, child]) => {
      const given = child.src === `inline:${id}` && this.#inline[id]?.(kept.snapshot.context as never)
      return given ? [[id, child.src, given] as const] : []
    })
    const logics = inline.map(([, src, { logic }]) => [src, isMachine(logic) ? this.prepare(logic) : logic])
    const provided = machine.provide({
      actors: { ...machine.implementations.actors, ...Object.fromEntries(logics) },
    } as never)
    const inputs = inline.map(([id, src, { input }]) => [id, { src, snapshot: { status: 'active', input } }])
    const snapshot = {
      ...kept.snapshot,
      children: { ...(kept.snapshot.children as object), ...Object.fromEntries(inputs) },
    }
    const start = (scope: AnyActorScope) => {
      kept.actor = scope.self
      return provided.restoreSnapshot(snapshot as never, scope as never)
    }
    return Object.assign(Object.create(provided), {
      getInitialSnapshot: start,
      restoreSnapshot: (_: unknown, scope: AnyActorScope) => start(scope),
      transition: (same: AnyMachineSnapshot) => same,
    })
  }

  /** Returns a port; machines in its result are prepared too. */
  #loading(logic: AnyActorLogic): AnyActorLogic {
    return {
      ...logic,
      transition: (snapshot, event, scope) =>
        logic.transition(
          snapshot,
          event.type === 'xstate.promise.resolve' ? { ...event, data: this.#loaded(event.data) } : event,
          scope,
        ),
    }
  }

  #loaded(value: unknown): unknown {
    if (isMachine(value)) return this.prepare(value)
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
      return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.#loaded(part)]))
  }
}
