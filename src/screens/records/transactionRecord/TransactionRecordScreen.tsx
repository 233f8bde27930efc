import { useSelector } from '@xstate/react'
import { ListFilter, RefreshCw } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { isBuilt } from '../../../../machines/app/router/routes.ts'
import type {
  transactionRecordMachine,
  transactionsMachine,
} from '../../../../machines/records/transactionRecord/transactionRecord.machine.ts'
import { filterTransactions } from '../../../../machines/records/transactionRecord/transactionRecord.rules.ts'
import { ScreenFrame } from '../../../app/ScreenFrame.tsx'
import { SiteBar } from '../../../app/SiteBar.tsx'
import { useSite } from '../../../app/site.context.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { transactionRecordTexts } from '../../../i18n/en/records/transactionRecord.ts'
import { EmptyArt } from '../../../ui/art/illustrations.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ScreenHeader } from '../../../ui/ScreenHeader.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { RecordsList } from '../RecordsList.tsx'
import { DetailsDialog } from './DetailsDialog.tsx'
import { FilterBar, FilterDialog } from './FilterDialog.tsx'
import { TransactionRow } from './TransactionRow.tsx'
import * as css from './transactionRecord.css.ts'

type Props = { actor: ActorRefFrom<typeof transactionRecordMachine> }
type TransactionsProps = Props & { transactions: ActorRefFrom<typeof transactionsMachine> }

/** `/transaction-record`. */
export function TransactionRecordScreen({ actor }: Props) {
  const { common, transactionRecord: text } = useTexts(transactionRecordTexts)
  const { router } = useSite()
  const state = useSelector(actor, ({ value }) => value)
  const transactions = useSelector(actor, ({ children }) => children.records)
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
              {transactions && <Refresh transactions={transactions} />}
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
      {transactions && <Transactions actor={actor} transactions={transactions} />}
      <FilterDialog actor={actor} />
      {transactions && <DetailsDialog actor={transactions} />}
    </ScreenFrame>
  )
}

function Refresh({ transactions }: Pick<TransactionsProps, 'transactions'>) {
  const { transactionRecord: text } = useTexts(transactionRecordTexts)
  const possible = useSelector(transactions, (snapshot) => snapshot.can({ type: 'refresh' }))
  return (
    <IconButton
      label={text.refresh}
      icon={<RefreshCw />}
      disabled={!possible}
      onClick={() => transactions.send({ type: 'refresh' })}
    />
  )
}

function Transactions({ actor, transactions }: TransactionsProps) {
  const { transactionRecord: text } = useTexts(transactionRecordTexts)
  const filter = useSelector(actor, ({ context }) => context.filter)
  const now = useSelector(actor, ({ context }) => context.now)
  return (
    <RecordsList
      actor={transactions}
      flow="transactions"
      texts={text}
      className={css.list}
      skeleton={
        <div aria-busy className={css.list}>
          <Skeleton shape="row" count={6} />
        </div>
      }
      narrow={(rows) => filterTransactions(rows, filter, now)}
      empty={(isFiltered) => <Empty actor={actor} isFiltered={isFiltered} />}
    >
      {(transaction) => <TransactionRow actor={transactions} transaction={transaction} />}
    </RecordsList>
  )
}

/** Stands in place of an empty list: what would be here, and how to get it. */
function Empty({ actor, isFiltered }: Props & { isFiltered: boolean }) {
  const { common, transactionRecord: text } = useTexts(transactionRecordTexts)
  return (
    <EmptyState
      art={<EmptyArt />}
      title={common.noData}
      hint={isFiltered ? text.filteredHint : text.emptyHint}
      action={
        isFiltered ? (
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
