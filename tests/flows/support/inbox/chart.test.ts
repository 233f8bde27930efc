import { expect, it } from 'vitest'
import { getInitialSnapshot, transition } from 'xstate'
import { inboxMachine } from '#machines/support/inbox/inbox.machine.ts'

const message = { id: '1', title: 'Hello', content: '', is_read: false, created_at: '' }
const { context: empty } = getInitialSnapshot(inboxMachine, { remoteId: '41' })

/** Returns the inbox with this many messages on each of two pages, the second one not loaded. */
const at = (count: number, changes: object = {}) =>
  inboxMachine.resolveState({
    value: { list: 'ready', poll: 'running', edit: 'browsing', marks: 'idle' },
    context: {
      ...empty,
      inbox: { ...empty.inbox, messages: Array(count).fill(message), pages: 1, lastPage: 2 } as never,
      ...changes,
    },
  })

it.each([
  [0, false],
  [1, true],
])('in an inbox of %d messages, the player can start selecting: %s', (count, expected) => {
  expect(at(count).can({ type: 'edit.start' })).toBe(expected)
})

it('trying again to load the next page hides the last failure', () => {
  const [next] = transition(inboxMachine, at(1, { moreFailure: { kind: 'lost' } }), { type: 'more' })
  expect(next.matches({ list: 'loadingMore' })).toBe(true)
  expect(next.context.moreFailure).toBeNull()
})
