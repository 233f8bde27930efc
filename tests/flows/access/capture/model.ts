import { captureMachine } from '#machines/access/capture/capture.machine.ts'
import { capturePortsOf } from '#src/ports/access/capture.ts'
import { storedAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'

export const model = defineModel<typeof captureMachine>({
  machine: captureMachine,
  input: { name: 'referral_code', code: '' },
  ports: capturePortsOf,
  at: '/referral_code',
  variants: {
    'with a code': {
      input: { name: 'referral_code', code: 'FRIEND-7' },
      at: '/referral_code?referral_code=FRIEND-7',
    },
    'with what is no code': {
      input: { name: 'agent_code', code: '<b>7</b>' },
      at: '/agent_code/?agent_code=%3Cb%3E7%3C%2Fb%3E',
    },
    'without the affiliate’s': { input: { name: 'affiliate_code', code: '' }, at: '/affiliate_code' },
  },
  localPorts: ['keepCode'],

  plainEvents: ['close'],
  gesture: {
    close: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click(),
  },

  assertions: {
    'capture.missing': async (page, { context }) => {
      const message = {
        referral_code: 'Referral code is missing.',
        agent_code: 'Agent code is missing.',
        affiliate_code: 'Affiliate code is missing.',
      }[context.name]
      await expect(page.getByRole('dialog', { name: 'Message', exact: true })).toContainText(message)
    },
    'capture.done': async (page, { context }) => {
      await expect(page).toHaveURL('/signup')
      await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
      const kept = context.code === 'FRIEND-7' ? 'FRIEND-7' : ''
      await expect(page.getByRole('textbox', { name: 'Referral Code' })).toHaveValue(kept)
      expect((await storedAt(page, context.name)) ?? '').toBe(kept)
    },
  },
})
