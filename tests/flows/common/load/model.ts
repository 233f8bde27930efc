import type { AnyActorLogic, AnyStateMachine } from 'xstate'
import { loadMachine } from '#machines/common/load/load.machine.ts'
import { accountPortsOf } from '#src/ports/account/account.ts'
import { userWith } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { failureWords } from '#tests/model/failureWords.ts'
import { defineModel, failures } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'

const machine = loadMachine()

/** The player's details on My Account stand for all loads; `words.spec.ts` has the words of each. */
export const model = defineModel<typeof machine>({
  machine,
  input: '41',
  ports: (environment) => {
    const { implementations } = accountPortsOf(environment).loadUser as AnyStateMachine
    return implementations.actors as Readonly<Record<string, AnyActorLogic>>
  },
  at: '/account',

  answers: { load: { loaded: userWith({}), ...failures('This account is closed.', 15_000) } },
  plainEvents: ['retry', 'tab.returned'],
  deviceEvents: { 'tab.returned': (page) => page.show(true) },
  gesture: { retry: (page) => button(page, 'Try again').click() },

  assertions: {
    'load.loading': async (page) => {
      await expect(page.locator('[aria-busy=true]')).toBeVisible()
      await expect(page.getByText('VIP Points', { exact: true })).toHaveCount(0)
      await expect(button(page, 'Try again')).toHaveCount(0)
    },
    'load.failed': (page, { context: { failure } }) =>
      expect(page.getByRole('main').getByRole('alert')).toContainText(
        failureWords(failure, 'Your details could not be loaded.'),
      ),
    'load.loaded': async (page) => {
      await expect(page.getByText('VIP Points', { exact: true })).toBeVisible()
      await expect(button(page, 'Try again')).toHaveCount(0)
    },
  },
})
