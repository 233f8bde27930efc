import type { Promotion } from '@tiya/contract/promotions'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { keyed, type RowIdentity } from '#machines/common/lists/rowKeys.rules.ts'
import { isLoading } from '#machines/common/load/load.machine.ts'
import { firstWords } from '#machines/common/words.ts'
import type { chatMachine } from '#machines/support/chat/chat.machine.ts'
import { plainText } from '#src/app/html/plainText.ts'
import { LoadNotice } from '#src/app/notices/LoadNotice.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { chatTexts } from '#src/i18n/en/support/chat.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Picture } from '../../rewards/promotions/Picture.tsx'
import * as css from './chat.css.ts'

/** Number of words shown of a description. */
const WORDS = 100

const PROMOTION: RowIdentity<Promotion> = { idOf: ({ id }) => id }

/** Renders the promotions shown on the support home. */
export function Offers({ actor }: { actor: ActorRefFrom<typeof chatMachine> }) {
  const { chat: text } = useTexts(chatTexts)
  const id = useId()
  const promotions = useSelector(actor, ({ context }) => context.promotions)
  const load = useSelector(actor, ({ children }) => children.loadPromotions)
  const loading = useSelector(load, isLoading)
  if (promotions?.length === 0) return null
  return (
    <section aria-labelledby={id} aria-busy={loading || undefined} className={css.section}>
      <h2 id={id} className={css.title}>
        {text.offers}
      </h2>
      <LoadNotice load={load} words={text.offersFailed}>
        {promotions ? (
          <ul aria-labelledby={id} className={css.offers}>
            {keyed(promotions, PROMOTION).map(({ key, row }) => (
              <Offer key={key} promotion={row} />
            ))}
          </ul>
        ) : (
          <div className={css.offers}>
            <Coming />
            <Coming />
          </div>
        )}
      </LoadNotice>
    </section>
  )
}

/** Stands for an offer. */
function Coming() {
  return (
    <div className={css.offer}>
      <Skeleton shape="banner" />
      <Skeleton shape="line" count={2} />
    </div>
  )
}

function Offer({ promotion }: { promotion: Promotion }) {
  const { chat: text } = useTexts(chatTexts)
  return (
    <li className={css.offer}>
      <Picture promotion={promotion} eager={false} />
      <h3 className={css.offerName} dir="auto">
        {promotion.name}
      </h3>
      <p className={css.description} dir="auto">
        {firstWords(plainText(promotion.desc), WORDS) || text.noDescription}
      </p>
    </li>
  )
}
