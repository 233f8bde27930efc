import { expect, it } from 'vitest'
import { coverOf } from '../../src/environment/page/cover.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

const MARKED = { isCover: true }

/** Follows the history of `/signup`, whose entry has a state. `taken` tells of each `popstate` whether it concerned only the cover. */
function begin(state: unknown = null) {
  const world = new HeadlessEnvironment({ at: '/signup' })
  const { window, clock } = world.of('entry')
  window.history.replaceState(state, '')
  const cover = coverOf(window)
  const reports: string[] = []
  const taken: boolean[] = []
  cover.follow(clock, (type) => reports.push(type))
  window.addEventListener('popstate', (event) => taken.push(cover.takes(event)))
  return { page: world.page, clock: world.clock, cover, reports, taken }
}

it('Forward to the entry of an overlay that was closed, and the way back from it, concern no page', () => {
  const { page, reports, taken } = begin()
  page.travel('/signup', MARKED)
  page.travel('/signup')
  expect(taken).toEqual([true, true])
  page.travel('/login')
  expect(taken).toEqual([true, true, false])
  expect(reports).toEqual([])
})

it('a page that the player reaches by such an entry is shown once the browser is back from it', () => {
  const { page, taken } = begin()
  page.travel('/login', MARKED)
  page.travel('/login')
  expect(taken).toEqual([true, false])
})

it('what is opened while the browser goes back comes after that, in order', () => {
  const { page, cover, reports } = begin()
  page.travel('/signup', MARKED)
  cover.put()
  cover.remove()
  cover.goOn(() => page.history.pushState('next', '', '/login'))
  expect(page.history.state).toBe(MARKED)
  page.travel('/signup')
  expect(page.history.state).toEqual(MARKED)
  page.travel('/signup')
  expect(page.location.pathname).toBe('/login')
  expect(reports).toEqual(['entry.removed'])
})

it('a browser that does not say that it went back holds up a navigation for a second', () => {
  const { page, clock, cover, reports } = begin()
  page.travel('/signup', MARKED)
  cover.goOn(() => page.history.pushState(null, '', '/login'))
  clock.increment(999)
  expect(page.location.pathname).toBe('/signup')
  clock.increment(1)
  expect(page.location.pathname).toBe('/login')
  expect(reports).toEqual([])
})

it('what is opened right after a reload comes once the browser is back from the entry of the overlay before it', () => {
  const { page, cover, reports } = begin({ ...MARKED, draft: 'rahim' })
  cover.put()
  page.travel('/signup', { draft: '' })
  expect(page.history.state).toEqual({ ...MARKED, draft: 'rahim' })
  expect(reports).toEqual([])
  page.travel('/signup', { draft: 'rahim' })
  expect(reports).toEqual(['entry.left'])
})

it('a browser that says after more than a second that it went back does not show the page as a new one', () => {
  const { page, clock, cover, reports, taken } = begin()
  cover.put()
  cover.remove()
  clock.increment(1_000)
  expect(reports).toEqual(['entry.removed'])
  page.travel('/signup')
  page.travel('/login')
  page.travel('/signup')
  expect(taken).toEqual([true, false, false])
})
