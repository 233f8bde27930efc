import type { Page } from '@playwright/test'
import { labelled } from '@tiya/graph-tests/model'
import { receiptMachine } from '#machines/money/receipt/receipt.machine.ts'
import type { Receipt } from '#machines/money/receipt/receipt.rules.ts'
import { receiptPortsOf } from '#src/ports/money/receipt.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'
import { arriveWith, CASH_OUT, phonesOf } from '#tests/site/payments.ts'
import { makePaymentPage } from '../makePayment/makePayment.page.ts'

/** A one-pixel picture. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** Returns the same picture padded with zeros, which a browser ignores. */
const pixelOf = (size: number) => Buffer.concat([PIXEL, Buffer.alloc(size - PIXEL.length)])

/** The beginning of a picture as phones take it, which Chromium does not show. */
const PHONE_PICTURE = Buffer.from('\0\0\0\x18ftypheic and no more')

const FILES: Readonly<Record<string, { mimeType: string; buffer: Buffer }>> = {
  'receipt.png': { mimeType: 'image/png', buffer: PIXEL },
  'largest.png': { mimeType: 'image/png', buffer: pixelOf(5_242_880) },
  'larger.png': { mimeType: 'image/png', buffer: pixelOf(5_242_881) },
  'receipt.pdf': { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  // As some pickers name them, and as phones take pictures.
  'photo.png': { mimeType: 'application/octet-stream', buffer: PIXEL },
  'notes.txt': { mimeType: 'application/octet-stream', buffer: Buffer.from('no picture') },
  'IMG_0001.HEIC': { mimeType: 'image/heic', buffer: PHONE_PICTURE },
  'renamed.jpg': { mimeType: 'image/jpeg', buffer: PHONE_PICTURE },
  'notes.heic': { mimeType: '', buffer: Buffer.from('no picture') },
  'broken.png': { mimeType: 'image/png', buffer: Buffer.from('no picture') },
}
/** The files that Chromium can't show. */
const UNSEEN = ['broken.png', 'notes.txt', 'receipt.pdf', 'IMG_0001.HEIC', 'renamed.jpg', 'notes.heic']

const receiptOf = (name: string): Receipt => ({
  name,
  type: FILES[name]?.mimeType ?? '',
  size: FILES[name]?.buffer.length ?? 0,
  readHead: async () => FILES[name]?.buffer.toString('latin1', 0, 12) ?? '',
  preview: `blob:${name}`,
})

const ERRORS = {
  notImage: 'Please choose a picture.',
  tooLarge: 'The picture must be 5 MB at most.',
  broken: 'This picture can’t be shown. Please choose another one.',
}

const seeDescription = (page: Page, words: string) =>
  expect(makePaymentPage(page).receipt).toHaveAccessibleDescription(words)

export const model = defineModel<typeof receiptMachine>({
  machine: receiptMachine,
  ports: receiptPortsOf,
  stored: PLAYER,
  at: '/make-payment',
  arrive: (world) => arriveWith(CASH_OUT, world),
  ambient: { 'GET /get/other/phone': phonesOf(1) },
  project: ({ receipt, error }) => [receipt?.name, error],

  localPorts: ['readHead'],

  plainEvents: ['remove'],
  events: {
    choose: () =>
      Object.keys(FILES).map((name) => labelled(name, { type: 'choose', receipt: receiptOf(name) })),
    // Results from a picture that can't be shown.
    'preview.failed': () => [],
  },
  follows: {
    parent: (_, event) =>
      event.type === 'choose' && UNSEEN.includes(event.receipt.name) ? { type: 'preview.failed' } : undefined,
  },
  gesture: {
    choose: {
      // A large file takes a second, so it is chosen once. Playwright gives each file a type.
      when: ({ value }, { receipt: { size, type } }) => type !== '' && (size < 5_000_000 || value === 'none'),
      play: (page, { receipt: { name } }) => {
        const file = FILES[name]
        if (!file) throw new Error(name)
        return makePaymentPage(page).receipt.setInputFiles({ name, ...file })
      },
    },
    remove: (page) => button(page, 'Remove the picture').click(),
  },

  unreached: { 'receipt.reading remove#0': 'a file that is there is read at once' },

  assertions: {
    'receipt.none': async (page) => {
      await expect(makePaymentPage(page).preview).toHaveCount(0)
      await seeDescription(page, 'optional, stays on this device')
    },
    'receipt.shown': async (page, { context }) => {
      await expect(makePaymentPage(page).preview).toBeVisible()
      await expect(page.getByText(context.receipt?.name ?? '', { exact: true })).toBeVisible()
      await seeDescription(page, 'optional, stays on this device')
    },
    'receipt.unseen': async (page, { context }) => {
      await expect(makePaymentPage(page).preview).toHaveCount(0)
      await expect(page.getByText(context.receipt?.name ?? '', { exact: true })).toBeVisible()
      await expect(page.getByText('Chosen. This browser can’t show it.')).toBeVisible()
      await seeDescription(page, 'optional, stays on this device')
    },
    'receipt.refused': async (page, { context: { error } }) => {
      await expect(makePaymentPage(page).preview).toHaveCount(0)
      await seeDescription(page, `${error && ERRORS[error]} optional, stays on this device`)
      await expect(makePaymentPage(page).receipt).toHaveAttribute('aria-invalid', 'true')
    },
  },
})
