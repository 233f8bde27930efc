import {
  FANCY_TABS,
  type FancyRow,
  type FancyTab,
  fanciesOf,
} from '#machines/exchange/oddsView/eventOdds.rules.ts'
import { NoData } from '#src/app/NoData.tsx'
import { type OddsSide, OddsTable } from '#src/app/odds/OddsTable.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { oddsViewTexts } from '#src/i18n/en/exchange/oddsView.ts'
import { Tabs } from '#src/ui/buttons/Tabs.tsx'
import { OddsSection } from './OddsSection.tsx'

const SIDES: readonly OddsSide[] = [{ side: 'no' }, { side: 'yes' }]

interface Props {
  rows: readonly FancyRow[]
  tab: FancyTab
  disabled: boolean
  onOpen: (cell: string) => void
  onTab: (tab: FancyTab) => void
}

/** Renders Fancy Bet by type: each side has a line with its rate, `No` at the left. */
export function FancyBets({ rows, tab, disabled, onOpen, onTab }: Props) {
  const { oddsView: text } = useTexts(oddsViewTexts)
  const listed = fanciesOf(rows, tab)
  return (
    <OddsSection title={text.fancyBet}>
      <Tabs
        label={text.fancyBet}
        variant="chip"
        items={FANCY_TABS.map((value) => ({ value, label: text.tabs[value] }))}
        value={tab}
        onChange={onTab}
      >
        {listed.length === 0 ? (
          <NoData hint={text.noFancies} />
        ) : (
          <OddsTable
            label={text.fancyBet}
            kind="fancy"
            sides={SIDES}
            rows={listed}
            disabled={disabled}
            onOpen={onOpen}
          />
        )}
      </Tabs>
    </OddsSection>
  )
}
