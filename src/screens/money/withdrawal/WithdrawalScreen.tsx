import { useSelector } from '@xstate/react'
import { History, Lock } from 'lucide-react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { withdrawalMachine } from '../../../../machines/money/withdrawal/withdrawal.machine.ts'
import { hasSucceeded } from '../../../../machines/money/withdrawal/withdrawal.selectors.ts'
import { LoadFailed } from '../../../app/LoadFailed.tsx'
import { PendingNotices } from '../../../app/PendingNotices.tsx'
import { ScreenFrame } from '../../../app/ScreenFrame.tsx'
import { useSite } from '../../../app/site.context.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { withdrawalTexts } from '../../../i18n/en/money/withdrawal.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ScreenHeader } from '../../../ui/ScreenHeader.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Toast } from '../../../ui/Toast.tsx'
import { ErrorDialog } from './ErrorDialog.tsx'
import { SubmitFooter } from './SubmitFooter.tsx'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import * as css from './withdrawal.css.ts'

type Props = { actor: ActorRefFrom<typeof withdrawalMachine> }

/** The `/withdrawal` screen. */
export function WithdrawalScreen({ actor }: Props) {
  const { common, withdrawal } = useTexts(withdrawalTexts)
  const { router, site } = useSite()
  const form = useId()
  const state = useSelector(actor, ({ value }) => String(value))
  const options = useSelector(actor, ({ context }) => context.options)
  const succeeded = useSelector(actor, hasSucceeded)
  const closed = useSelector(site, ({ context }) => context.general?.withdrawal_status === false)
  const go = (to: string) => () => router.send({ type: 'navigate', to })

  return (
    <ScreenFrame
      flow="withdrawal"
      state={closed ? 'closed' : state}
      header={
        <ScreenHeader
          title={withdrawal.title}
          back={{ label: common.back, onPress: go('/account') }}
          trailing={
            <IconButton label={withdrawal.records} icon={<History />} onClick={go('/transaction-record')} />
          }
        />
      }
      footer={
        !closed &&
        options && (
          <>
            <PendingNotices transactions={options.pending} />
            <SubmitFooter actor={actor} form={form} />
          </>
        )
      }
    >
      {closed ? <Closed /> : options ? <WithdrawalForm actor={actor} id={form} /> : <Opening actor={actor} />}
      <ErrorDialog actor={actor} />
      <Toast message={succeeded ? withdrawal.succeeded : undefined} />
    </ScreenFrame>
  )
}

/**
 * Shown instead of the form while it is loading, if it could not be loaded, or if there is no method to
 * choose.
 */
function Opening({ actor }: Props) {
  const { withdrawal, common } = useTexts(withdrawalTexts)
  const failure = useSelector(actor, ({ context, value }) => (value === 'failed' ? context.failure : null))
  const none = useSelector(actor, (snapshot) => snapshot.matches('noMethods'))
  const retry = () => actor.send({ type: 'retry' })
  if (none) {
    return <ErrorState message={withdrawal.noMethods} retryLabel={common.tryAgain} onRetry={retry} />
  }
  if (failure) {
    const words = { refused: withdrawal.methodsRefused, silent: withdrawal.methodsSilent }
    return <LoadFailed failure={failure} words={words} onRetry={retry} />
  }
  return (
    <div aria-busy className={css.pending}>
      <Skeleton shape="provider" />
      <div className={css.tileSkeletons}>
        <Skeleton shape="provider" count={4} />
      </div>
      <Skeleton shape="control" count={2} />
    </div>
  )
}

/** Shown while the site accepts no withdrawals. */
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
