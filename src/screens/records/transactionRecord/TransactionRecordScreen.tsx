import { useSelector } from '@xstate/react'
import { ListFilter, RefreshCw } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { isBuilt } from '../../../../machines/app/router/routes.ts'
import type { transactionRecordMachine } from '../../../../machines/records/transactionRecord/transactionRecord.machine.ts'
import { narrowed } from '../../../../machines/records/transactionRecord/transactionRecord.rules.ts'
import { LoadFailed } from '../../../app/LoadFailed.tsx'
import { ScreenFrame } from '../../../app/ScreenFrame.tsx'
import { SiteBar } from '../../../app/SiteBar.tsx'
import { useSite } from '../../../app/site.context.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { transactionRecordTexts } from '../../../i18n/en/records/transactionRecord.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { EmptyArt } from '../../../ui/art/illustrations.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ScreenHeader } from '../../../ui/ScreenHeader.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { DetailsDialog } from './DetailsDialog.tsx'
import { FilterBar, FilterDialog } from './FilterDialog.tsx'
import { TransactionRow } from './TransactionRow.tsx'
import * as css from './transactionRecord.css.ts'

type Props = { actor: ActorRefFrom<typeof transactionRecordMachine> }

/** `/transaction-record`. */
export function TransactionsScreen({ actor }: Props) {
  const { common, transactionRecord: text } = useTexts(transactionRecordTexts)
  const { router } = useSite()
  const state = useSelector(actor, ({ value }) => `${value.list}.${value.dialog}`)
  const refreshing = useSelector(actor, (snapshot) => snapshot.matches({ list: 'refreshing' }))
  const ready = useSelector(actor, ({ context }) => context.transactions !== null)
  return (
    <ScreenFrame
      flow="transactionRecord"
      state={state}
      header={
        <ScreenHeader
          title={text.title}
          back={{ label: common.back, onPress: () => router.send({ type: 'navigate', to: '/account' }) }}
          trailing={
            <>
              <IconButton
                label={text.refresh}
                icon={<RefreshCw />}
                disabled={!ready || refreshing}
                onClick={() => actor.send({ type: 'refresh' })}
              />
              <IconButton
                label={text.filter}
                icon={<ListFilter />}
                onClick={() => actor.send({ type: 'filter.open' })}
              />
            </>
          }
        />
      }
      footer={<SiteBar />}
    >
      <FilterBar actor={actor} />
      <Records actor={actor} />
      <FilterDialog actor={actor} />
      <DetailsDialog actor={actor} />
    </ScreenFrame>
  )
}

function Records({ actor }: Props) {
  const { transactionRecord: words } = useTexts(transactionRecordTexts)
  const list = useSelector(actor, ({ value }) => value.list)
  const transactions = useSelector(actor, ({ context }) => context.transactions)
  const filter = useSelector(actor, ({ context }) => context.filter)
  const now = useSelector(actor, ({ context }) => context.now)
  const stale = useSelector(actor, ({ context }) => context.stale)
  const failure = useSelector(actor, ({ context }) => context.failure)

  if (list === 'failed') {
    return <LoadFailed failure={failure} words={words.failed} onRetry={() => actor.send({ type: 'retry' })} />
  }
  if (!transactions) {
    return (
      <div aria-busy className={css.list}>
        <Skeleton shape="row" count={6} />
      </div>
    )
  }
  const shown = narrowed(transactions, filter, now)
  return (
    <>
      {stale && <Alert tone="amber">{words.stale}</Alert>}
      {shown.length === 0 ? (
        <Empty actor={actor} any={transactions.length > 0} />
      ) : (
        <ul aria-label={words.list} aria-busy={list === 'refreshing' || undefined} className={css.list}>
          {shown.map((transaction, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ids of a server may come twice
            <TransactionRow key={`${transaction.id} ${index}`} actor={actor} transaction={transaction} />
          ))}
        </ul>
      )}
    </>
  )
}

/** What would be here, and how to get it. */
function Empty({ actor, any }: Props & { any: boolean }) {
  const { common, transactionRecord: text } = useTexts(transactionRecordTexts)
  return (
    <EmptyState
      art={<EmptyArt />}
      title={common.noData}
      hint={any ? text.filteredHint : text.emptyHint}
      action={
        any ? (
          <Button tone="secondary" size="small" onClick={() => actor.send({ type: 'filter.clear' })}>
            {text.clearFilter}
          </Button>
        ) : (
          isBuilt('/deposit') && (
            <ButtonLink href="/deposit" tone="secondary" size="small">
              {text.emptyAction}
            </ButtonLink>
          )
        )
      }
    />
  )
}
