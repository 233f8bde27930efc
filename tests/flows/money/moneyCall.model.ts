import type { Page } from '@playwright/test'
import type { Transaction } from '@tiya/contract/money'
import type { FlowModel } from '@tiya/graph-tests/model'
import type { Answer } from '@tiya/graph-tests/wire'
import type { MoneyCallMachine, MoneyCallPorts } from '#machines/money/moneyCall/moneyCall.machine.ts'
import type { Environment } from '#src/environment/environment.ts'
import { storedAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, failures, type SiteModel, unanswered } from '#tests/model/model.ts'

/** What is specific to one call; the rest of its model is shared by all of them. */
interface CallUse<Form, Value>
  extends Pick<SiteModel, 'at' | 'arrive' | 'ambient' | 'stored' | 'variants' | 'input' | 'unreached'> {
  readonly machine: MoneyCallMachine<Form, Value>
  ports(environment: Environment): MoneyCallPorts<Form, Value>
  /** Answers to `look`, besides a refusal, silence and a lost connection. */
  readonly looks: Readonly<Record<string, Answer>>
  /** The first successful answer to `send`. */
  readonly taken: Answer
  /** Returns true if the transactions have one that may be the form's, by what the walks list. */
  isListed(transactions: readonly Transaction[]): boolean
  /** Asserts that nothing can be pressed. */
  seeBusy(page: Page): Promise<unknown>
}

const keyOf = (page: Page) => storedAt(page, 'app.idempotency.41')

const seeNoKey = async (page: Page) => expect.poll(() => keyOf(page)).toBeNull()
const seeKey = async (page: Page) => expect.poll(() => keyOf(page)).not.toBeNull()

/** Returns the model of one call, which appears in the reports under its machine's id. */
export function moneyCallModel<Form, Value>(use: CallUse<Form, Value>): FlowModel {
  const { looks, taken, isListed, seeBusy, ...rest } = use
  const { id } = use.machine
  const seeSame: (page: Page) => Promise<unknown> = (page) => expect(page.locator('h1')).toHaveCount(1)

  return defineModel<MoneyCallMachine<Form, Value>>({
    ...rest,
    answers: {
      look: {
        ...looks,
        refused: { status: 400, body: { message: 'Not now.' } },
        ...unanswered(15_000),
      },
      send: {
        taken,
        'errors of fields': { status: 422, body: { errors: { amount: ['Not this one.'] } } },
        'success is false': { body: { success: false, message: 'Closed.' } },
        'not allowed': { status: 401, body: { message: 'Unauthenticated.' } },
        'took too long': { status: 408, body: {} },
        'under way': { status: 409, body: { message: 'Still being processed.' } },
        'too early': { status: 425, body: {} },
        'too many': { status: 429, body: { message: 'Slow down.' } },
        empty: { raw: '' },
        ...failures('Not this one.', 30_000),
      },
    },

    invariants: {
      'a form is sent as a new one, or after the transactions have shown that it has not arrived': (
        after,
        step,
      ) => {
        if (!after.matches('sending') || after.context.task === 'send') return true
        const { output } = (step?.event ?? {}) as {
          output?: { ok: boolean; value: { transactions: readonly Transaction[] } }
        }
        return (
          after.context.task === 'findOrSend' && output?.ok === true && !isListed(output.value.transactions)
        )
      },
      'nothing is sent twice': (after, step) =>
        !(step?.before.matches('sending') && (after.matches('sending') || after.matches('looking'))),
    },

    unmarked: 'A call is a part of a screen.',
    assertions: {
      [`${id}.looking`]: seeSame,
      [`${id}.sending`]: seeBusy,
      [`${id}.accepted`]: seeNoKey,
      [`${id}.rejected`]: seeNoKey,
      [`${id}.refused`]: seeNoKey,
      [`${id}.unknown`]: seeKey,
      [`${id}.unchecked`]: seeSame,
      [`${id}.notFound`]: seeSame,
    },
  })
}
