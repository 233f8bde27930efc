import type { Page } from '@playwright/test'
import type { World } from '@tiya/graph-tests/model'
import { succeeded } from '@tiya/ports/result'
import type { SnapshotFrom } from 'xstate'
import { copyMachine } from '#machines/common/copy/copy.machine.ts'
import { copyPortsOf } from '#src/ports/common/copy.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { accepted, deviceRequest, holdDevice, refused } from '#tests/model/headless/fakeDevice.ts'
import { defineModel } from '#tests/model/model.ts'
import { arriveWith, CASH_OUT, phonesOf } from '#tests/site/payments.ts'
import { makePaymentPage } from '../../money/makePayment/makePayment.page.ts'

type Snapshot = SnapshotFrom<typeof copyMachine>

/** A payment whose amount is copied with its decimals, as payment apps take it. */
const ODD = { ...CASH_OUT, amount: 50_050 }

/** A payment without a number or an amount, which is not paid at any of the known places. */
const NOTHING = { ...CASH_OUT, number: '', amount: 0 }

const withClipboard =
  (state: unknown) =>
  async (world: World): Promise<void> => {
    await holdDevice(world.page)
    await arriveWith(state, world)
  }

const NOTICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  number: { copied: 'Account number copied!', empty: 'No account number to copy!' },
  amount: { copied: 'Amount copied', empty: 'No Amount to copy!' },
}
const REFUSED = 'Copying does not work in this browser. Please press and hold the number to copy it.'

async function seeNotice(page: Page, { value, context }: Snapshot): Promise<void> {
  const text = value === 'refused' ? REFUSED : (NOTICES[context.what]?.[value] ?? '')
  await expect(page.getByRole('status')).toHaveText(text)
}

export const model = defineModel<typeof copyMachine>({
  machine: copyMachine,
  input: { texts: { number: '01700000321', amount: '500.50' } },
  ports: copyPortsOf,
  stored: PLAYER,
  at: '/make-payment',
  arrive: withClipboard(ODD),
  ambient: { 'GET /get/other/phone': phonesOf(1) },
  variants: {
    'with nothing to copy': { input: { texts: { number: '', amount: '' } }, arrive: withClipboard(NOTHING) },
  },
  project: ({ what, texts }) => [what, texts],

  outcomes: {
    copyText: {
      copied: accepted(succeeded(true)),
      refused: refused(succeeded(false)),
    },
  },

  events: {
    copy: () => [
      { type: 'copy', what: 'number' },
      { type: 'copy', what: 'amount' },
    ],
  },
  durations: { deviceLimit: 3_000, noticeShown: 4_000 },
  gesture: { copy: (page, { what }) => makePaymentPage(page).copy(what as 'number' | 'amount') },

  assertions: {
    'copy.idle': seeNotice,
    'copy.writing': async (page, snapshot) => {
      await seeNotice(page, snapshot)
      expect(await deviceRequest(page)).toBe(snapshot.context.what === 'number' ? '01700000321' : '500.50')
    },
    'copy.copied': seeNotice,
    'copy.empty': seeNotice,
    'copy.refused': seeNotice,
  },
})
