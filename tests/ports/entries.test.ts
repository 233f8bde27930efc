import { ORIGIN } from '@tiya/graph-tests/internal/headless/network.ts'
import { expect, it } from 'vitest'
import { followEntries } from '../../src/environment/page/entries.ts'

/** Goes through steps such as `push /games`, and returns those at which another step back is requested. */
function againIn(steps: readonly string[]): string[] {
  const page = { location: new URL('/start', ORIGIN) as unknown as Location }
  const isAgain = followEntries(page)
  return steps.filter((step) => {
    const [change = '', address = ''] = step.split(' ')
    page.location = new URL(address, ORIGIN) as unknown as Location
    return isAgain({ push: 'pushState', replace: 'replaceState', pop: 'popstate' }[change] ?? '')
  })
}

const FRAMED = ['push /match', 'push /exchange', 'replace /gamerun', 'replace /match']

it('a screen that has replaced the frame opened from it is left by one step back', () =>
  expect(againIn([...FRAMED, 'pop /match', 'pop /start'])).toEqual(['pop /match']))

it('one step back is enough after the screen has stored its state, and after another screen was opened from it', () => {
  const steps = [...FRAMED, 'replace /match', 'push /help', 'pop /match', 'pop /match', 'pop /start']
  expect(againIn(steps)).toEqual(['pop /match'])
})

it('a frame opened twice is left by one step back too', () => {
  const twice = [...FRAMED, 'push /exchange', 'replace /gamerun', 'replace /match']
  expect(againIn([...twice, 'pop /match', 'pop /match', 'pop /start'])).toEqual(['pop /match', 'pop /match'])
})

it('going forward again is left to the browser', () => {
  const back = [...FRAMED, 'pop /match', 'pop /start']
  expect(againIn([...back, 'pop /match', 'pop /match', 'pop /start'])).toEqual(['pop /match'])
})

it.each([
  [
    'from the frame itself',
    ['push /match', 'push /exchange', 'replace /gamerun', 'pop /match', 'pop /start'],
  ],
  ['to another query', ['push /games?type=SLOT', 'push /gamerun', 'replace /games', 'pop /games?type=SLOT']],
  ['between entries that the player has made', ['push /match', 'push /match', 'pop /match', 'pop /start']],
  ['to the first entry of the page', ['push /gamerun', 'replace /start', 'pop /start']],
])('one step back %s is not repeated', (_, steps) => expect(againIn(steps)).toEqual([]))
