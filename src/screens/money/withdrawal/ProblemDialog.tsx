import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { withdrawalMachine } from '../../../../machines/money/withdrawal/withdrawal.machine.ts'
import type { Problem } from '../../../../machines/money/withdrawal/withdrawal.rules.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { withdrawalTexts } from '../../../i18n/en/money/withdrawal.ts'
import type { Messages } from '../../../i18n/messages.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'

type Props = { actor: ActorRefFrom<typeof withdrawalMachine> }

/** Why the form was not taken, and where that is put right. */
export function ProblemDialog({ actor }: Props) {
  const text = useTexts(withdrawalTexts)
  const problem = useSelector(actor, ({ context }) => context.problem)
  if (!problem) return null
  return (
    <Modal
      open
      variant="card"
      title={text.dialog.error}
      closeLabel={text.common.close}
      onClose={() => actor.send({ type: 'dismiss' })}
      footer={remedyOf(problem, text, () => actor.send({ type: 'retry' }))}
    >
      <p dir="auto">{wordsOf(problem, text)}</p>
    </Modal>
  )
}

function wordsOf(problem: Problem, { withdrawal, failure }: Messages<typeof withdrawalTexts>): ReactNode {
  switch (problem.kind) {
    case 'birthday':
      return <TextLink href="/profile">{problem.message}</TextLink>
    case 'turnover':
      return <TextLink href="/turnover-record">{withdrawal.turnover}</TextLink>
    case 'refused':
      return problem.message
    case 'signedOut':
      return failure.notLoggedIn
    default:
      return withdrawal[problem.kind]
  }
}

function remedyOf(
  { kind }: Problem,
  { withdrawal, common }: Messages<typeof withdrawalTexts>,
  retry: () => void,
): ReactNode {
  switch (kind) {
    case 'phone':
      return (
        <ButtonLink href="/profile" wide>
          {withdrawal.verifyPhone}
        </ButtonLink>
      )
    case 'pending':
    case 'rejected':
      return (
        <ButtonLink href="/transaction-record" tone="secondary" wide>
          {withdrawal.seeRecords}
        </ButtonLink>
      )
    case 'transactions':
      return (
        <Button wide onClick={retry}>
          {common.tryAgain}
        </Button>
      )
    default:
      return undefined
  }
}
