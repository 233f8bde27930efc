import { useSelector } from '@xstate/react'
import { Check, CircleCheck, Download } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { installMachine } from '#machines/app/install/install.machine.ts'
import { BrandMark } from '#src/app/art/BrandMark.tsx'
import { OwnArt } from '#src/app/art/OwnArt.tsx'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { installTexts } from '#src/i18n/en/app/install.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Note } from '#src/ui/feedback/Alert.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { ByHand } from './ByHand.tsx'
import * as css from './install.css.ts'

type Props = { actor: ActorRefFrom<typeof installMachine> }

/** The `/install` screen: the benefits of installing the site, and how to install it. */
export function InstallScreen({ actor }: Props) {
  const { install: text } = useTexts(installTexts)
  const installed = useSelector(actor, (snapshot) => snapshot.matches('installed'))
  const installing = useSelector(actor, (snapshot) => snapshot.matches('installing'))
  const secure = useSelector(actor, ({ context }) => context.secure)
  return (
    <BackFrame actor={actor} title={text.title} back="/" siteBar>
      <Card tone="wallet">
        <div className={css.offer}>
          <div className={css.head}>
            <OwnArt name="install" width={64} height={64}>
              <BrandMark size={64} />
            </OwnArt>
            <p className={css.lead}>{text.lead}</p>
          </div>
          <ul className={css.points}>
            {text.points.map((point) => (
              <li key={point} className={css.point}>
                <Check size={20} />
                {point}
              </li>
            ))}
          </ul>
          <Offer actor={actor} />
        </div>
      </Card>
      {!secure && <Note tone="amber">{text.insecure}</Note>}
      {!installed && !installing && <ByHand actor={actor} />}
    </BackFrame>
  )
}

/** Renders the install button, if the browser offers to install the site, and the result. */
function Offer({ actor }: Props) {
  const { install: text } = useTexts(installTexts)
  const state = useSelector(actor, ({ value }) => value)
  if (state === 'offered' || state === 'asking') {
    return (
      <Button
        wide
        icon={<Download size={20} />}
        busy={state === 'asking' && text.asking}
        onClick={() => actor.send({ type: 'install' })}
      >
        {text.install}
      </Button>
    )
  }
  return (
    <div role="status" className={css.result}>
      {state === 'installing' && <p>{text.installing}</p>}
      {state === 'installed' && (
        <>
          <p className={css.done}>
            <CircleCheck size={24} />
            {text.installed}
          </p>
          <p>{text.installedHint}</p>
        </>
      )}
    </div>
  )
}
