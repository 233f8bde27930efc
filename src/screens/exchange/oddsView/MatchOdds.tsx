import { useSelector } from '@xstate/react'
import { type ReactNode, useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import { arePricesDisabled } from '#machines/exchange/liveOdds.selectors.ts'
import type { marketOddsMachine } from '#machines/exchange/marketOdds/marketOdds.machine.ts'
import type { oddsViewMachine } from '#machines/exchange/oddsView/oddsView.machine.ts'
import { ErrorState } from '#src/app/ErrorState.tsx'
import { NoData } from '#src/app/NoData.tsx'
import { type OddsSide, OddsTable } from '#src/app/odds/OddsTable.tsx'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { oddsViewTexts } from '#src/i18n/en/exchange/oddsView.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { OddsSection } from './OddsSection.tsx'
import * as css from './oddsView.css.ts'
import { RunnerHead } from './RunnerHead.tsx'

const SIDES: readonly OddsSide[] = [
  { side: 'back', levels: [2, 1, 0] },
  { side: 'lay', levels: [0, 1, 2] },
]

interface Props {
  actor: ActorRefFrom<typeof marketOddsMachine>
  /** Id of the element that names the match, if there are several. */
  matchId?: string | undefined
  /** The match of the market, whose rows also show what is known of their runners. */
  view?: ActorRefFrom<typeof oddsViewMachine> | undefined
}

/** Renders Match Odds: three prices per side, the best nearest the middle. */
export function MatchOdds({ actor, matchId, view }: Props) {
  const { oddsView: text } = useTexts(oddsViewTexts)
  const state = useSelector(actor, ({ value }) => value)
  const table = useSelector(actor, ({ context }) => context.table)
  const runner = useCallback(
    (key: string, name: ReactNode) =>
      view && (
        <RunnerHead market={actor} view={view} runner={key}>
          {name}
        </RunnerHead>
      ),
    [actor, view],
  )
  return (
    <div {...useFlow(actor)}>
      <OddsSection
        title={text.matchOdds}
        about={view && 'match-odds'}
        matchId={matchId}
        note={table?.status === 'closed' ? text.closed : undefined}
        busy={state === 'loading'}
      >
        {state === 'loading' && (
          <div className={css.skeletons}>
            <Skeleton shape={matchId ? 'rowOnCard' : 'row'} count={3} />
          </div>
        )}
        {state === 'delayed' && !table && (
          <ErrorState message={text.failed} onRetry={() => actor.send({ type: 'retry' })} />
        )}
        {table?.rows.length === 0 && <NoData hint={text.noRunners} />}
        {table && table.rows.length > 0 && (
          <OddsTable
            label={text.matchOdds}
            kind="odds"
            sides={SIDES}
            rows={table.rows}
            disabled={arePricesDisabled({ value: state })}
            head={view && runner}
            onOpen={(cell) => actor.send({ type: 'cell.pressed', cell })}
          />
        )}
      </OddsSection>
    </div>
  )
}
