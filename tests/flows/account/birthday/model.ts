import { expect, type Page } from '@playwright/test'
import { unusual } from '@tiya/graph-tests/model'
import type { SnapshotFrom } from 'xstate'
import { birthdayMachine } from '#machines/account/birthday/birthday.machine.ts'
import { birthdayPortsOf } from '#src/ports/account/birthday.ts'
import { failureWords } from '#tests/model/failureWords.ts'
import { defineModel, failures } from '#tests/model/model.ts'
import { button, leaveField, typeInto } from '#tests/site/controls.ts'
import { closeError, seeError } from '#tests/site/errorDialog.ts'

const ERRORS = {
  missing: 'Please choose your birthday.',
  future: 'Your birthday cannot be in the future.',
  tooYoung: 'You must be 18 years old or older.',
}

const details = (page: Page) => page.getByRole('region', { name: 'Details', exact: true })
const birthday = (page: Page) => page.getByLabel('Birthday', { exact: true })

const WORDS = { unanswered: 'An error occurred. Please try again.', refused: 'Failed to update DOFB' }

const hasDialog = ({ context }: SnapshotFrom<typeof birthdayMachine>) => context.failure !== null

export const model = defineModel<typeof birthdayMachine>({
  machine: birthdayMachine,
  ports: birthdayPortsOf,
  at: '/profile',
  input: { remoteId: '41' },
  ambient: { 'GET /get/other/phone': { body: { data: [] } } },
  arrive: async ({ page }) => {
    await page.goto('/profile')
    await button(page, 'Edit birthday').click()
  },
  project: ({ birthday, error, failure, saved }) => [birthday, error, failure, saved],

  localPorts: ['readToday'],
  answers: {
    saveBirthday: {
      saved: { body: { dofb: '2008-03-02' } },
      ...failures('Not this one.', 30_000),
    },
  },
  usual: {},
  plainEvents: ['save', 'cancel', 'birthday.left'],
  events: {
    // Exactly 18 years, one day too young, and tomorrow.
    'birthday.changed': () =>
      ['2008-03-02', '2008-03-03', '2026-03-03'].map((value) => ({ type: 'birthday.changed', value })),
    dismiss: () => [unusual({ type: 'dismiss' })],
  },
  covered: (snapshot) => (hasDialog(snapshot) ? ['dismiss'] : undefined),
  gesture: {
    'birthday.changed': {
      when: ({ context }, { value }) => context.birthday !== value,
      play: (page, { value }) => typeInto(birthday(page), value),
    },
    'birthday.left': (page) => leaveField(birthday(page)),
    save: (page) => button(page, 'Save').click(),
    dismiss: { when: hasDialog, play: closeError },
    cancel: (page) => button(page, 'Cancel').click(),
  },

  assertions: {
    'birthday.editing': async (page, { context: { birthday: typed, error, failure } }) => {
      await expect(birthday(page)).toHaveValue(typed)
      await expect(birthday(page)).toBeEditable()
      await expect(details(page).getByRole('alert')).toHaveText(error ? [ERRORS[error]] : [])
      await seeError(page, failure && failureWords(failure, WORDS))
    },
    'birthday.saving': async (page) => {
      await expect(button(page, 'Save…')).toBeDisabled()
      await expect(button(page, 'Cancel')).toBeDisabled()
      await expect(birthday(page)).not.toBeEditable()
    },
    'birthday.done': async (page, { context: { saved } }) => {
      await expect(button(page, 'Save')).toHaveCount(0)
      const fact = details(page).getByRole('group', { name: 'Birthday', exact: true })
      await expect(fact).toContainText(saved ?? '–')
      await expect(button(page, 'Edit birthday')).toHaveCount(saved ? 0 : 1)
    },
  },
})
