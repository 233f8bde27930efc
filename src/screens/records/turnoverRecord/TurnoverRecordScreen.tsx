import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { isBuilt } from '../../../../machines/app/router/routes.ts'
import { UNEXPECTED } from '../../../../machines/common/result.ts'
import type { turnoverRecordMachine } from '../../../../machines/records/turnoverRecord/turnoverRecord.machine.ts'
import {
  type TurnoverTab,
  turnoversOf,
} from '../../../../machines/records/turnoverRecord/turnoverRecord.rules.ts'
import { LoadFailed } from '../../../app/LoadFailed.tsx'
import { ScreenFrame } from '../../../app/ScreenFrame.tsx'
import { SiteBar } from '../../../app/SiteBar.tsx'
import { useSite } from '../../../app/site.context.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { turnoverRecordTexts } from '../../../i18n/en/records/turnoverRecord.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { EmptyArt } from '../../../ui/art/illustrations.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ScreenHeader } from '../../../ui/ScreenHeader.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { TurnoverCard } from './TurnoverCard.tsx'
import * as css from './turnoverRecord.css.ts'

type Props = { actor: ActorRefFrom<typeof turnoverRecordMachine> }

/** `/turnover-record`. */
export function TurnoverScreen({ actor }: Props) {
  const { common, turnoverRecord: text } = useTexts(turnoverRecordTexts)
  const { router } = useSite()
  const state = useSelector(actor, ({ value }) => String(value))
  const tab = useSelector(actor, ({ context }) => context.tab)
  return (
    <ScreenFrame
      flow="turnoverRecord"
      state={state}
      header={
        <ScreenHeader
          title={text.title}
          back={{ label: common.back, onPress: () => router.send({ type: 'navigate', to: '/account' }) }}
        />
      }
      footer={<SiteBar />}
    >
      <Tabs
        label={text.tabs}
        value={tab}
        onChange={(chosen) => actor.send({ type: 'tab.chosen', tab: chosen })}
        items={[
          { value: 'active', label: text.active },
          { value: 'completed', label: text.completed },
        ]}
        busy={state === 'loading'}
      >
        <div className={css.panel}>
          <Turnovers actor={actor} tab={tab} />
        </div>
      </Tabs>
    </ScreenFrame>
  )
}

function Turnovers({ actor, tab }: Props & { tab: TurnoverTab }) {
  const { turnoverRecord: words } = useTexts(turnoverRecordTexts)
  const turnovers = useSelector(actor, ({ context }) => context.turnovers)
  const stale = useSelector(actor, ({ context }) => context.stale)
  const failure = useSelector(actor, ({ context, value }) =>
    value === 'failed' ? (context.failure ?? UNEXPECTED) : null,
  )
  if (failure) {
    return <LoadFailed failure={failure} words={words.failed} onRetry={() => actor.send({ type: 'retry' })} />
  }
  if (!turnovers) return <Skeleton shape="card" count={3} />
  const shown = turnoversOf(turnovers, tab)
  return (
    <>
      {stale && <Alert tone="amber">{words.stale}</Alert>}
      {shown.length === 0 ? (
        <Empty tab={tab} />
      ) : (
        <ul aria-label={words.list} className={css.list}>
          {shown.map((turnover, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ids of a server may come twice
            <TurnoverCard key={`${turnover.id} ${index}`} turnover={turnover} active={tab === 'active'} />
          ))}
        </ul>
      )}
    </>
  )
}

/** What would be here, and how to get it. */
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
