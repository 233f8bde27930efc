import { formatMoney } from '@tiya/contract/amounts'
import { useSelector } from '@xstate/react'
import { Copy, Share2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { referralMachine } from '#machines/rewards/referral/referral.machine.ts'
import { referralLink } from '#machines/rewards/referral/referral.rules.ts'
import { EmptyArt } from '#src/app/art/illustrations.tsx'
import { QrBox } from '#src/app/frame/QrBox.tsx'
import { SupportButton } from '#src/app/frame/SupportButton.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { referralTexts } from '#src/i18n/en/rewards/referral.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { CopyField } from '#src/ui/fields/CopyField.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import * as css from './referral.css.ts'

type Props = { actor: ActorRefFrom<typeof referralMachine> }

/** Renders the referral link and the ways to share it. */
export function Invitation({ actor }: Props) {
  const { referral: text } = useTexts(referralTexts)
  const code = useSelector(actor, ({ context }) => context.code)
  const link = useSelector(actor, ({ context }) => referralLink(context))
  const { copy, share } = useSelector(actor, ({ children }) => children)
  const sharing = useSelector(share, (snapshot) => snapshot?.matches('sharing'))
  if (code === '') return <NoCode />
  return (
    <>
      <Reward actor={actor} />
      <Card>
        <div className={css.code}>
          <QrBox value={link} label={text.qr} />
          <p className={css.label}>{text.code}</p>
          <p className={css.figure} dir="auto">
            {code}
          </p>
        </div>
        <CopyField label={text.link} value={link} name="link" />
        <div className={css.buttons}>
          <Button
            wide
            icon={<Share2 size={20} />}
            disabled={sharing}
            onClick={() => share?.send({ type: 'share' })}
          >
            {text.share}
          </Button>
          <Button
            tone="secondary"
            wide
            icon={<Copy size={20} />}
            onClick={() => copy?.send({ type: 'copy', what: 'link' })}
          >
            {text.copy}
          </Button>
        </div>
      </Card>
      <HowItWorks />
    </>
  )
}

/** Says what a friend brings, if the server names it. */
function Reward({ actor }: Props) {
  const { referral: text } = useTexts(referralTexts)
  const reward = useSelector(actor, ({ context }) => context.reward)
  return (
    reward && (
      <section className={css.brings}>
        <p className={css.sum}>{text.brings(formatMoney(reward.bonus))}</p>
        <p className={css.label}>
          {reward.deposits > 0 ? text.onceDeposited(formatMoney(reward.deposits)) : text.onceSignedUp}
        </p>
      </section>
    )
  )
}

/** Shown instead of the link if the player has no code. */
function NoCode() {
  const { referral: text } = useTexts(referralTexts)
  return (
    <EmptyState
      art={<EmptyArt />}
      title={text.noCode}
      hint={text.noCodeHint}
      action={<SupportButton label={text.support} />}
    />
  )
}
