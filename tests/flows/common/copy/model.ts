import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { copyMachine } from '../../../../machines/common/copy/copy.machine.ts'
import { copyPortsOf } from '../../../../src/ports/common/copy.ts'
import { PLAYER } from '../../../model/ambient.ts'
import { expect } from '../../../model/expect.ts'
import { defineModel, type World } from '../../../model/model.ts'
import { makePaymentPage } from '../../money/makePayment/makePayment.page.ts'
import { arriveWith, CASH_OUT, phonesOf } from '../../money/makePayment/payments.ts'

type Snapshot = SnapshotFrom<typeof copyMachine>

/** A payment without a number, paid at none of the known places, and without an amount. */
const NOTHING = { ...CASH_OUT, number: '', amount: 0 }

/** The clipboard of a walk: it keeps what it is given, and answers when the walk says so. */
interface Clipboard {
  text: string
  accept(value?: undefined): void
  refuse(why: Error): void
}

const withClipboard =
  (state: unknown) =>
  async (world: World): Promise<void> => {
    await world.page.addInitScript(() => {
      const writeText = (text: string) =>
        new Promise((accept, refuse) => Object.assign(window, { clipboard: { text, accept, refuse } }))
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    })
    await arriveWith(state, world)
  }

const copied = (page: Page) =>
  page.evaluate(() => (window as unknown as { clipboard: Clipboard }).clipboard.text)

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
  input: { texts: { number: '01700000321', amount: '500' } },
  ports: copyPortsOf,
  stored: PLAYER,
  at: '/make-payment',
  arrive: withClipboard(CASH_OUT),
  ambient: { 'GET /get/other/phone': phonesOf(1) },
  variants: {
    'with nothing to copy': { input: { texts: { number: '', amount: '' } }, arrive: withClipboard(NOTHING) },
  },
  project: ({ what, texts }) => [what, texts],

  outcomes: {
    copyText: {
      copied: {
        output: true,
        play: ({ page }) =>
          page.evaluate(() => (window as unknown as { clipboard: Clipboard }).clipboard.accept()),
      },
      refused: {
        output: false,
        play: ({ page }) =>
          page.evaluate(() =>
            (window as unknown as { clipboard: Clipboard }).clipboard.refuse(new Error('no')),
          ),
      },
      broken: { error: new Error('broken') },
    },
  },

  events: {
    copy: () => [
      { type: 'copy', what: 'number' },
      { type: 'copy', what: 'amount' },
    ],
  },
  durations: { noticeShown: 4_000 },
  gesture: { copy: (page, { what }) => makePaymentPage(page).copy(what as 'number' | 'amount') },

  assertions: {
    'copy.idle': seeNotice,
    'copy.writing': async (page, snapshot) => {
      await seeNotice(page, snapshot)
      expect(await copied(page)).toBe(snapshot.context.what === 'number' ? '01700000321' : '500')
    },
    'copy.copied': seeNotice,
    'copy.empty': seeNotice,
    'copy.refused': seeNotice,
  },
})
