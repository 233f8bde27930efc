import { succeeded } from '@tiya/ports/result'
import { expect, it } from 'vitest'
import { getInitialSnapshot, transition } from 'xstate'
import { isSearching } from '#machines/home/home/home.selectors.ts'
import { homeSearchMachine } from '#machines/home/homeSearch/homeSearch.machine.ts'

it('the search draws 48 tiles, 48 more at the end of the list, and 48 again for other words', () => {
  let search = getInitialSnapshot(homeSearchMachine, { words: 'boat' })
  const drawn = [search.context.drawn]
  for (const event of [
    { type: 'more' },
    { type: 'more' },
    { type: 'search.changed', words: 'tiger' },
  ] as const) {
    search = transition(homeSearchMachine, search, event)[0]
    drawn.push(search.context.drawn)
  }
  expect(drawn).toEqual([48, 96, 144, 48])
})

it.each(['', ' ', '\u200b\u00a0\u200d'])('the search loads nothing for the words %j', (words) => {
  expect(getInitialSnapshot(homeSearchMachine, { words }).value).toBe('idle')
  const searching = getInitialSnapshot(homeSearchMachine, { words: 'boat' })
  expect(transition(homeSearchMachine, searching, { type: 'search.changed', words })[0].value).toBe('idle')
  expect(isSearching({ context: { words, place: null } })).toBe(false)
})

it('a type with one system is searched for its games', () => {
  const start = getInitialSnapshot(homeSearchMachine, { words: 'boat' })
  const answer = { type: 'xstate.done.actor.loadSystems', output: succeeded(['HILO']) }
  const [next] = transition(homeSearchMachine, start, answer as never)
  expect(next.value).toBe('loadingGames')
})
