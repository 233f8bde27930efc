import type { Promotion } from '@tiya/contract/promotions'
import { useSelector } from '@xstate/react'
import { SearchX } from 'lucide-react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { promotionsMachine } from '#machines/rewards/promotions/promotions.machine.ts'
import { promotionAction } from '#machines/rewards/promotions/promotions.rules.ts'
import { Dialog } from '#src/app/Dialog.tsx'
import { OperatorHtml } from '#src/app/html/OperatorHtml.tsx'
import { plainText } from '#src/app/html/plainText.ts'
import { LoadNotice } from '#src/app/notices/LoadNotice.tsx'
import { useIsPlayer } from '#src/app/useIsPlayer.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { promotionsTexts } from '#src/i18n/en/rewards/promotions.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Picture } from './Picture.tsx'
import { PromotionAction } from './PromotionAction.tsx'
import { PromotionFacts } from './PromotionFacts.tsx'
import * as css from './promotions.css.ts'
import { usePeriod } from './usePeriod.ts'

type Snapshot = SnapshotFrom<typeof promotionsMachine>

interface Props {
  actor: ActorRefFrom<typeof promotionsMachine>
}

/** Returns the state of the dialog; undefined if it is closed. */
const dialogState = ({ value }: Snapshot) =>
  typeof value.details === 'object' ? value.details.shown : undefined
const openedPromotion = (snapshot: Snapshot) =>
  dialogState(snapshot) === 'open' ? snapshot.context.opened : null

/** Renders the details of the promotion in the address. */
export function PromotionDialog({ actor }: Props) {
  const { promotions: text } = useTexts(promotionsTexts)
  const state = useSelector(actor, dialogState)
  const promotion = useSelector(actor, openedPromotion)
  const load = useSelector(actor, ({ children }) => children.loadPromotion)
  const player = useIsPlayer()
  const close = () => actor.send({ type: 'details.close' })
  return (
    <Dialog
      open={state !== undefined}
      title={promotion?.name || text.detailsTitle}
      onClose={close}
      hasAddress
      footer={
        promotion &&
        promotionAction(promotion, player) && <PromotionAction promotion={promotion} size="normal" />
      }
    >
      {state === 'loading' && (
        <LoadNotice load={load} words={{ refused: text.oneRefused, silent: text.oneSilent }}>
          <div aria-busy className={css.details}>
            <Skeleton shape="banner" />
            <Skeleton shape="line" count={3} />
          </div>
        </LoadNotice>
      )}
      {state === 'unknown' && <Unknown onClose={close} />}
      {promotion && <Details promotion={promotion} />}
    </Dialog>
  )
}

function Unknown({ onClose }: { onClose: () => void }) {
  const { promotions: text } = useTexts(promotionsTexts)
  return (
    <EmptyState
      art={<SearchX size={40} />}
      title={text.unknown}
      action={
        <Button tone="secondary" size="small" onClick={onClose}>
          {text.allPromotions}
        </Button>
      }
    />
  )
}

function Details({ promotion }: { promotion: Promotion }) {
  const { promotions: text } = useTexts(promotionsTexts)
  const { desc } = promotion
  const period = usePeriod(promotion)
  return (
    <div className={css.details}>
      <Picture promotion={promotion} eager />
      <PromotionFacts promotion={promotion} as="list" period={period} />
      {desc && plainText(desc) ? <OperatorHtml html={desc} /> : <p>{text.noDescription}</p>}
    </div>
  )
}
