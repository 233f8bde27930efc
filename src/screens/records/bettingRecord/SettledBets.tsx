import type { BettingRecord } from '@tiya/contract/play'
import { Dices } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { dhakaMinute } from '#machines/common/time/dhaka.ts'
import { kindOfType } from '#machines/games/gameKinds.ts'
import type { settledMachine } from '#machines/records/bettingRecord/bettingRecord.machine.ts'
import {
  filterSettled,
  settledTotal,
  shortName,
  valuesOf,
} from '#machines/records/bettingRecord/bettingRecord.rules.ts'
import { KIND_ICONS } from '#src/app/frame/kindIcons.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { bettingRecordTexts } from '#src/i18n/en/records/bettingRecord.ts'
import { recordsTexts } from '#src/i18n/en/records/records.ts'
import { Money } from '#src/ui/feedback/Money.tsx'
import { optionsOf } from '../FilterDialog.tsx'
import { FilteredRecords } from '../FilteredRecords.tsx'
import { RecordFacts } from '../RecordRow.tsx'
import { SettledDetails } from './BetDetails.tsx'
import { NetBadge } from './NetBadge.tsx'
import { typeName } from './typeName.ts'

function summary(bet: BettingRecord) {
  const kind = kindOfType(bet.game_type)
  const Icon = kind ? KIND_ICONS[kind.key] : Dices
  return (
    <RecordFacts
      icon={<Icon />}
      name={shortName(bet.game_name)}
      detail={bet.platform}
      when={dhakaMinute(bet.created_at)}
      amount={<Money amount={bet.bet_amount} />}
      result={<NetBadge bet={bet} />}
    />
  )
}

/** Renders the `Settled` tab. */
export function SettledBets({ actor }: { actor: ActorRefFrom<typeof settledMachine> }) {
  const texts = useTexts(bettingRecordTexts, recordsTexts)
  const { bettingRecord: text, records } = texts
  return (
    <FilteredRecords
      actor={actor}
      fields={(rows) => [
        {
          name: 'provider',
          label: text.provider,
          options: [['all', records.all], ...valuesOf(rows, ({ platform }) => platform)],
        },
        {
          name: 'type',
          label: text.gameType,
          options: [
            ['all', records.all],
            ...valuesOf(
              rows,
              ({ game_type }) => game_type,
              (type) => typeName(texts, type),
            ),
          ],
        },
        { name: 'date', label: records.date, options: optionsOf(records.dates) },
      ]}
      narrow={filterSettled}
      total={settledTotal}
      empty={{ hint: text.settledHint, action: text.settledAction, href: '/games' }}
      summary={summary}
      details={{ title: text.details, of: (bet) => <SettledDetails bet={bet} /> }}
    />
  )
}
