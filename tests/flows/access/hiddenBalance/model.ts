import { hiddenBalanceMachine } from '#machines/access/hiddenBalance/hiddenBalance.machine.ts'
import { hiddenBalancePortsOf } from '#src/ports/access/hiddenBalance.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { storedAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'

const stored = (hidden: boolean) => ({ 'app.hideBalance': hidden ? '1' : '0' })

export const model = defineModel<typeof hiddenBalanceMachine>({
  machine: hiddenBalanceMachine,
  ports: hiddenBalancePortsOf,
  at: '/account',
  variants: { 'with a hidden balance': { stored: { ...PLAYER, ...stored(true) } } },
  project: () => null,

  plainEvents: ['balance.toggled'],
  events: {
    'stored.changed': () => [
      { type: 'stored.changed', hidden: true },
      { type: 'stored.changed', hidden: false },
    ],
  },
  deviceEvents: { 'stored.changed': (page, { hidden }) => page.writeElsewhere(stored(hidden)) },
  gesture: {
    'balance.toggled': (page) => page.getByRole('button', { name: /^(Hide|Show) balance$/ }).click(),
  },

  unmarked: 'Whether the balance is hidden shows wherever the balance does, in elements of other flows.',
  assertions: {
    'hiddenBalance.shown': async (page) => {
      await expect(page.getByText('৳ 1,500.00', { exact: true })).toBeVisible()
      await expect(button(page, 'Hide balance')).toBeVisible()
      expect((await storedAt(page, 'app.hideBalance')) ?? '0').toBe('0')
    },
    'hiddenBalance.hidden': async (page) => {
      await expect(page.getByText('1,500.00')).toHaveCount(0)
      await expect(button(page, 'Show balance')).toBeVisible()
      expect(await storedAt(page, 'app.hideBalance')).toBe('1')
    },
  },
})
