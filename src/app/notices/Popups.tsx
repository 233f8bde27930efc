import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { popupsTexts } from '../../i18n/en/app/popups.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { BrandMark } from '../art/BrandMark.tsx'
import { OwnArt } from '../art/OwnArt.tsx'
import { Dialog } from '../Dialog.tsx'
import { OperatorHtml } from '../html/OperatorHtml.tsx'
import { useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'

/** Renders the system notice shown after login, or the welcome shown after registration. */
export default function Popups({ popup }: { popup: 'notice' | 'welcome' }) {
  const text = useTexts(popupsTexts)
  const { popups } = useSite()
  const html = useSelector(popups, ({ context }) => context.html)
  const dismiss = () => popups.send({ type: 'dismiss' })
  const [first] = useState(popup)
  const follows = popup !== first
  // With keys the second popup opens as a dialog of its own, which Back closes too.
  if (popup === 'notice') {
    return (
      <Dialog key="notice" title={text.popups.notice} onClose={dismiss} variant="card" follows={follows}>
        <OperatorHtml html={html} />
      </Dialog>
    )
  }
  return (
    <Dialog
      key="welcome"
      title={text.popups.welcome}
      icon={
        <OwnArt name="welcome" width={40} height={40}>
          <BrandMark size={40} />
        </OwnArt>
      }
      onClose={dismiss}
      variant="card"
      follows={follows}
      footer={
        <>
          <Button tone="secondary" wide onClick={dismiss}>
            {text.popups.homePage}
          </Button>
          <Button wide onClick={() => popups.send({ type: 'deposit' })}>
            {text.popups.depositNow}
          </Button>
        </>
      }
    >
      <p>{text.popups.welcomeText}</p>
    </Dialog>
  )
}
