import { useSelector } from '@xstate/react'
import { Coins } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { isBusy } from '#machines/common/isBusy.ts'
import { formatMoney } from '#machines/contract/amounts.ts'
import type { vipMachine } from '#machines/rewards/vip/vip.machine.ts'
import { typedPoints, typedWorth } from '#machines/rewards/vip/vip.selectors.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { vipTexts } from '#src/i18n/en/rewards/vip.ts'
import { ActionFooter } from '#src/ui/buttons/ActionFooter.tsx'
import { Button } from '#src/ui/buttons/Button.tsx'
import * as css from './vip.css.ts'

type Props = { actor: ActorRefFrom<typeof vipMachine>; form: string }

/** Renders the points to convert, and the button, which is disabled from the press until the response. */
export function ConvertFooter({ actor, form }: Props) {
  const { vip: text } = useTexts(vipTexts)
  const points = useSelector(actor, typedPoints)
  const worth = useSelector(actor, typedWorth)
  const unknown = useSelector(actor, ({ context }) => context.points === null)
  const busy = useSelector(actor, isBusy)
  return (
    <ActionFooter
      summary={
        <>
          <span>{text.summary}</span>
          <strong className={css.sum}>
            {text.vp(points.toLocaleString('en'))}
            {worth !== null && ` = ${formatMoney(worth)}`}
          </strong>
        </>
      }
    >
      <Button type="submit" form={form} wide icon={<Coins size={20} />} busy={busy} disabled={unknown}>
        {text.convert}
      </Button>
    </ActionFooter>
  )
}
