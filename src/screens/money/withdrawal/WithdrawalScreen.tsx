import { useSelector } from '@xstate/react'
import { History, Lock } from 'lucide-react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { withdrawalMachine } from '#machines/money/withdrawal/withdrawal.machine.ts'
import { hasSucceeded, loadFailure } from '#machines/money/withdrawal/withdrawal.selectors.ts'
import { ErrorState } from '#src/app/ErrorState.tsx'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { SupportButton } from '#src/app/frame/SupportButton.tsx'
import { LoadFailed } from '#src/app/notices/LoadFailed.tsx'
import { PendingNotices } from '#src/app/notices/PendingNotices.tsx'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { withdrawalTexts } from '#src/i18n/en/money/withdrawal.ts'
import { ButtonLink } from '#src/ui/buttons/Button.tsx'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Toast } from '#src/ui/feedback/Toast.tsx'
import { tileSkeletons } from '#src/ui/fields/radioCards.css.ts'
import { StepHeading } from '#src/ui/layout/StepHeading.tsx'
import { ErrorDialog } from './ErrorDialog.tsx'
import { SubmitFooter } from './SubmitFooter.tsx'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import * as css from './withdrawal.css.ts'

type Props = { actor: ActorRefFrom<typeof withdrawalMachine> }

/** The `/withdrawal` screen. */
export function WithdrawalScreen({ actor }: Props) {
  const { withdrawal } = useTexts(withdrawalTexts)
  const { router } = useSite()
  const form = useId()
  const options = useSelector(actor, ({ context }) => context.options)
  const succeeded = useSelector(actor, hasSucceeded)

  return (
    <BackFrame
      actor={actor}
      title={withdrawal.title}
      back="/account"
      trailing={
        <IconButton
          label={withdrawal.records}
          icon={<History />}
          onClick={() => router.send({ type: 'navigate', to: '/transaction-record' })}
        />
      }
      footer={
        options && (
          <>
            <PendingNotices transactions={options.pending} />
            <SubmitFooter actor={actor} form={form} />
          </>
        )
      }
    >
      {options ? <WithdrawalForm actor={actor} id={form} options={options} /> : <Opening actor={actor} />}
      <ErrorDialog actor={actor} />
      <Toast message={succeeded ? withdrawal.succeeded : undefined} />
    </BackFrame>
  )
}

/**
 * Shown instead of the form while it is loading, if it could not be loaded, if there is no method to choose,
 * or while the site takes no withdrawals.
 */
function Opening({ actor }: Props) {
  const { withdrawal } = useTexts(withdrawalTexts)
  const failure = useSelector(actor, loadFailure)
  const missing = useSelector(actor, ({ context }) => context.missing)
  const none = useSelector(actor, (snapshot) => snapshot.matches('noMethods'))
  const closed = useSelector(actor, (snapshot) => snapshot.matches('closed'))
  const retry = () => actor.send({ type: 'retry' })
  if (closed) return <Closed />
  if (none) {
    return <ErrorState message={withdrawal.noMethods} onRetry={retry} />
  }
  if (failure) {
    const words = withdrawal.failed[missing ?? 'methods']
    return (
      <>
        <LoadFailed failure={failure} words={words} onRetry={retry} />
        {missing === 'phones' && <SupportButton label={withdrawal.askSupport} />}
      </>
    )
  }
  return (
    <div aria-busy className={css.pending}>
      <Skeleton shape="provider" />
      <div className={css.step}>
        <StepHeading step={1} title={withdrawal.method} />
        <div className={tileSkeletons}>
          <Skeleton shape="provider" count={4} />
        </div>
      </div>
      <div className={css.step}>
        <StepHeading step={2} title={withdrawal.amount} />
        <Skeleton shape="control" />
      </div>
    </div>
  )
}

/** Says that there are no withdrawals, and who knows more. */
function Closed() {
  const { withdrawal } = useTexts(withdrawalTexts)
  return (
    <EmptyState
      art={<Lock size={40} />}
      title={withdrawal.closed}
      hint={withdrawal.closedText}
      action={
        <ButtonLink href="/chat" tone="secondary">
          {withdrawal.support}
        </ButtonLink>
      }
    />
  )
}
