import { port } from '@tiya/ports/port'
import { isOk } from '@tiya/ports/result'
import { assign, setup } from 'xstate'
import { present } from '../../common/present.ts'
import type { Result } from '../../common/result.ts'
import type { ChangeAction, ChangeResult } from './inbox.rules.ts'

export interface ChangesInput {
  readonly action: ChangeAction
  /** Ids of the messages, in the order they are changed. */
  readonly ids: readonly string[]
}

interface ChangesContext extends ChangeResult {
  readonly action: ChangeAction
  /** The number of messages at the start. */
  readonly total: number
  /** Messages without a response yet; the first one is being changed. */
  waiting: readonly string[]
}

export const messageChangesPorts = {
  /** Marks one message as read or deletes it. */
  changeMessage: port<Result<unknown>, { action: ChangeAction; id: string }>('changeMessage'),
}

const flow = setup({
  types: { context: {} as ChangesContext, input: {} as ChangesInput, output: {} as ChangeResult },
  actors: messageChangesPorts,
  guards: {
    isOver: ({ context }) => context.waiting.length === 0,
    isTimeOut: (_, result: Result<unknown>) => !result.ok && result.failure.kind === 'timedOut',
  },
  actions: {
    noteChanged: assign(({ context: { changed, waiting } }) => ({
      changed: [...changed, ...waiting.slice(0, 1)],
      waiting: waiting.slice(1),
    })),
    noteUnchanged: assign(({ context: { unchanged, waiting } }) => ({
      unchanged: [...unchanged, ...waiting.slice(0, 1)],
      waiting: waiting.slice(1),
    })),
  },
})

/** If a call times out, the remaining ones are skipped: otherwise the player would wait for each timeout. */
const sending = flow.createStateConfig({
  invoke: {
    src: 'changeMessage',
    id: 'changeMessage',
    input: ({ context }) => ({ action: context.action, id: present(context.waiting[0]) }),
    onDone: [
      { guard: isOk, target: 'next', actions: 'noteChanged' },
      { guard: { type: 'isTimeOut', params: ({ event }) => event.output }, target: 'done' },
      { target: 'next', actions: 'noteUnchanged' },
    ],
  },
})

/** Marks messages as read or deletes them, one call after the other, and ends with the result for each. */
export const messageChangesMachine = flow.createMachine({
  id: 'messageChanges',
  context: ({ input: { action, ids } }) => ({
    action,
    total: ids.length,
    waiting: ids,
    changed: [],
    unchanged: [],
  }),
  output: ({ context: { changed, unchanged, waiting } }) => ({
    changed,
    unchanged: [...unchanged, ...waiting],
  }),
  initial: 'next',
  states: {
    next: { always: [{ guard: 'isOver', target: 'done' }, { target: 'sending' }] },
    sending,
    done: { type: 'final' },
  },
})
