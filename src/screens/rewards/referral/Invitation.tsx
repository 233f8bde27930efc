import { useSelector } from '@xstate/react'
import { Copy, Share2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { isBuilt } from '../../../../machines/app/router/routes.ts'
import type { referralMachine } from '../../../../machines/rewards/referral/referral.machine.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { referralTexts } from '../../../i18n/en/rewards/referral.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { QrBox } from '../../../ui/QrBox.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import * as css from './referral.css.ts'

type Props = { actor: ActorRefFrom<typeof referralMachine> }

/** The link and the ways to pass it on. */
export function Invitation({ actor }: Props) {
  const { referral: text } = useTexts(referralTexts)
  const link = useSelector(actor, ({ context }) => context.link)
  const copy = useSelector(actor, ({ children }) => children.copy)
  const share = useSelector(actor, ({ children }) => children.share)
  const sharing = useSelector(share, (snapshot) => snapshot?.matches('sharing'))
  if (!link) return <NoCode />
  return (
    <>
      <Card>
        <div className={css.code}>
          <QrBox value={link} label={text.qr} />
          <p className={css.scan}>{text.scan}</p>
        </div>
        <TextField
          label={text.link}
          value={link}
          onChange={() => undefined}
          onFocus={(event) => event.target.select()}
          name="link"
          readOnly
        />
        <div className={css.buttons}>
          <Button wide icon={<Copy size={20} />} onClick={() => copy?.send({ type: 'copy', what: 'link' })}>
            {text.copy}
          </Button>
          <Button
            tone="secondary"
            wide
            icon={<Share2 size={20} />}
            disabled={sharing}
            onClick={() => share?.send({ type: 'share' })}
          >
            {text.share}
          </Button>
        </div>
      </Card>
      <HowItWorks />
    </>
  )
}

/** Stands in place of the link of a player who has no code. */
function NoCode() {
  const { referral: text } = useTexts(referralTexts)
  return (
    <Alert
      tone="info"
      live={false}
      action={isBuilt('/chat') && <TextLink href="/chat">{text.support}</TextLink>}
    >
      {text.noCode}
    </Alert>
  )
}
