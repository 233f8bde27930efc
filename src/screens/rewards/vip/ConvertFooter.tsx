import { shallowEqual, useSelector } from '@xstate/react'
import { Coins } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { vipMachine } from '#machines/rewards/vip/vip.machine.ts'
import { summaryOf } from '#machines/rewards/vip/vip.selectors.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { vipTexts } from '#src/i18n/en/rewards/vip.ts'
import { ActionFooter } from '#src/ui/buttons/ActionFooter.tsx'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Money } from '#src/ui/feedback/Money.tsx'
import * as css from './vip.css.ts'

type Props = { actor: ActorRefFrom<typeof vipMachine>; form: string }

/** Renders the points to convert, and the button, which is disabled from the press until the response. */
export function ConvertFooter({ actor, form }: Props) {
  const { vip: text } = useTexts(vipTexts)
  const { typed, worth, unknown, busy } = useSelector(actor, summaryOf, shallowEqual)
  return (
    <ActionFooter
      summary={
        <>
          <span>{text.summary}</span>
          <strong className={css.sum}>
            {text.vp(typed.toLocaleString('en'))}
            {worth !== null && (
              <>
                {' '}
                = <Money amount={worth} />
              </>
            )}
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
