import { expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { overlaysMachine } from '#machines/app/overlays/overlays.machine.ts'

it('the overlays add no history entry while none is open', () => {
  const [{ value }, actions] = initialTransition(overlaysMachine)
  expect(value).toBe('none')
  expect(actions.filter(({ type }) => type === 'xstate.sendTo')).toEqual([])
})

it('Back asks the topmost of two open overlays to close', () => {
  const received = [
    { type: 'opened', id: 'menu' },
    { type: 'opened', id: 'help' },
    { type: 'entry.left' },
  ] as const
  let [snapshot, actions] = initialTransition(overlaysMachine)
  for (const event of received) [snapshot, actions] = transition(overlaysMachine, snapshot, event)
  expect(actions).toContainEqual(
    expect.objectContaining({
      type: 'xstate.emit',
      params: expect.objectContaining({ event: { type: 'close', id: 'help' } }),
    }),
  )
})
