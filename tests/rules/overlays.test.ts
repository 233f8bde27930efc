import { expect, it } from 'vitest'
import { initialTransition } from 'xstate'
import { overlaysMachine } from '#machines/app/overlays/overlays.machine.ts'

it('the overlays add no history entry while none is open', () => {
  const [{ value }, actions] = initialTransition(overlaysMachine)
  expect(value).toBe('none')
  expect(actions.filter(({ type }) => type === 'xstate.sendTo')).toEqual([])
})
