import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { isBuilt } from '../../../../machines/app/router/routes.ts'
import type {
  turnoverRecordMachine,
  turnoversMachine,
} from '../../../../machines/records/turnoverRecord/turnoverRecord.machine.ts'
import {
  type TurnoverTab,
  turnoversOf,
} from '../../../../machines/records/turnoverRecord/turnoverRecord.rules.ts'
import { ScreenFrame } from '../../../app/ScreenFrame.tsx'
import { SiteBar } from '../../../app/SiteBar.tsx'
import { useSite } from '../../../app/site.context.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { turnoverRecordTexts } from '../../../i18n/en/records/turnoverRecord.ts'
import { EmptyArt } from '../../../ui/art/illustrations.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ScreenHeader } from '../../../ui/ScreenHeader.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { RecordsList } from '../RecordsList.tsx'
import { TurnoverCard } from './TurnoverCard.tsx'
import * as css from './turnoverRecord.css.ts'

type Props = { actor: ActorRefFrom<typeof turnoverRecordMachine> }

/** `/turnover-record`. */
export function TurnoverRecordScreen({ actor }: Props) {
  const { common, turnoverRecord: text } = useTexts(turnoverRecordTexts)
  const { router } = useSite()
  const tab = useSelector(actor, ({ value }) => value)
  const turnovers = useSelector(actor, ({ children }) => children.turnovers)
  return (
    <ScreenFrame
      flow="turnoverRecord"
      state={tab}
      header={
        <ScreenHeader
          title={text.title}
          back={{ label: common.back, onPress: () => router.send({ type: 'navigate', to: '/account' }) }}
        />
      }
      footer={<SiteBar />}
    >
      {turnovers && (
        <TurnoverTabs
          actor={turnovers}
          tab={tab}
          onChange={(chosen) => actor.send({ type: 'tab.chosen', tab: chosen })}
        />
      )}
    </ScreenFrame>
  )
}

interface TabsProps {
  actor: ActorRefFrom<typeof turnoversMachine>
  tab: TurnoverTab
  onChange: (tab: TurnoverTab) => void
}

function TurnoverTabs({ actor, tab, onChange }: TabsProps) {
  const { turnoverRecord: text } = useTexts(turnoverRecordTexts)
  const loading = useSelector(actor, (snapshot) => snapshot.matches({ list: 'loading' }))
  return (
    <Tabs
      label={text.tabs}
      value={tab}
      onChange={onChange}
      items={[
        { value: 'active', label: text.active },
        { value: 'completed', label: text.completed },
      ]}
      busy={loading}
    >
      <div className={css.panel}>
        <RecordsList
          actor={actor}
          flow="turnovers"
          texts={text}
          className={css.list}
          skeleton={<Skeleton shape="card" count={3} />}
          narrow={(rows) => turnoversOf(rows, tab)}
          empty={() => <Empty tab={tab} />}
        >
          {(turnover) => <TurnoverCard turnover={turnover} active={tab === 'active'} />}
        </RecordsList>
      </div>
    </Tabs>
  )
}

/** Stands in place of an empty list: what would be here, and how to get it. */
function Empty({ tab }: { tab: TurnoverTab }) {
  const { common, turnoverRecord: text } = useTexts(turnoverRecordTexts)
  const active = tab === 'active'
  const way = active ? '/deposit' : '/games'
  return (
    <EmptyState
      art={<EmptyArt />}
      title={common.noData}
      hint={active ? text.noActiveHint : text.noCompletedHint}
      action={
        isBuilt(way) && (
          <ButtonLink href={way} tone="secondary" size="small">
            {active ? text.noActiveAction : text.noCompletedAction}
          </ButtonLink>
        )
      }
    />
  )
}
