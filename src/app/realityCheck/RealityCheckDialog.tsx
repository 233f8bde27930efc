import { formatSigned } from '@tiya/contract/amounts'
import { useSelector } from '@xstate/react'
import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { realityCheckMachine } from '#machines/app/realityCheck/realityCheck.machine.ts'
import { minutesSince } from '#machines/app/realityCheck/realityCheck.rules.ts'
import { realityCheckTexts } from '../../i18n/en/app/realityCheck.ts'
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { useTexts } from '../useTexts.ts'
import * as css from './realityCheck.css.ts'

/** Renders the reminder: how long the player has been logged in, and how the balance has changed. */
export default function RealityCheckDialog({ actor }: { actor: ActorRefFrom<typeof realityCheckMachine> }) {
  const { realityCheck: text } = useTexts(realityCheckTexts)
  const minutes = useSelector(actor, ({ context }) => minutesSince(context.since, context.now))
  const balance = useSelector(actor, ({ context }) => context.balance)
  const before = useSelector(actor, ({ context }) => context.balanceBefore)
  const goOn = () => actor.send({ type: 'continue' })
  return (
    <Dialog
      title={text.title}
      icon={<Hourglass />}
      onClose={goOn}
      variant="card"
      footer={
        <>
          <Button wide onClick={goOn}>
            {text.continue}
          </Button>
          <ButtonLink wide tone="secondary" href="/betting-record" onClick={goOn}>
            {text.records}
          </ButtonLink>
          <Button wide tone="secondary" onClick={() => actor.send({ type: 'logout' })}>
            {text.logout}
          </Button>
        </>
      }
    >
      <p>{text.lead}</p>
      <dl className={css.facts}>
        <Fact name={text.time}>{text.duration(Math.floor(minutes / 60), minutes % 60)}</Fact>
        {balance !== null && before !== null && (
          <Fact name={text.balance}>{formatSigned(balance - before)}</Fact>
        )}
      </dl>
    </Dialog>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}
