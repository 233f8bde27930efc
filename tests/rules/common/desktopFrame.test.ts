import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { desktopFrameMachine } from '#machines/common/desktopFrame/desktopFrame.machine.ts'

it('the clock of the older shell stands at 0 before its first tick', () =>
  expect(createActor(desktopFrameMachine).getSnapshot().context).toEqual({ now: 0 }))
