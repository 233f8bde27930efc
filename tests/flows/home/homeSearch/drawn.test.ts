import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Result } from '#machines/common/result.ts'
import { homeSearchMachine } from '#machines/home/homeSearch/homeSearch.machine.ts'

it('the search draws 48 tiles, 48 more at the end of the list, and 48 again for other words', () => {
  const machine = homeSearchMachine.provide({
    actors: {
      connection: fromCallback(() => undefined),
      loadSystems: fromPromise<Result<readonly string[]>, string>(() => new Promise(() => undefined)),
    },
  })
  const actor = createActor(machine, { input: { words: 'boat' } }).start()
  const drawn = () => actor.getSnapshot().context.drawn
  expect(drawn()).toBe(48)
  actor.send({ type: 'more' })
  expect(drawn()).toBe(96)
  actor.send({ type: 'more' })
  expect(drawn()).toBe(144)
  actor.send({ type: 'search.changed', words: 'tiger' })
  expect(drawn()).toBe(48)
  actor.stop()
})
