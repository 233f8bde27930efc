import { assign, setup } from 'xstate'

/** A lamp that can only be switched on in the dark. */
export const lampMachine = setup({
  types: {
    context: {} as { light: number; presses: number },
    events: {} as { type: 'press' } | { type: 'unplug' },
    input: {} as { light: number },
    tags: {} as 'bright',
  },
  guards: { isDark: ({ context }) => context.light < 10 },
  actions: { count: assign(({ context }) => ({ presses: context.presses + 1 })), click: () => undefined },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => ({ ...input, presses: 0 }),
  initial: 'off',
  states: {
    off: { on: { press: { guard: 'isDark', target: 'on', actions: ['count', 'click'] } } },
    on: {
      tags: 'bright',
      on: {
        press: 'off',
        unplug: 'off',
      },
    },
  },
})
