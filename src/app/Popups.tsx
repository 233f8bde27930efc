import { useSelector } from '@xstate/react'
import DOMPurify from 'dompurify'
import { isBuilt } from '../../machines/app/router/routes.ts'
import { popupsTexts } from '../i18n/en/app/popups.ts'
import { BrandMark } from '../ui/art/BrandMark.tsx'
import { Button } from '../ui/Button.tsx'
import { Modal } from '../ui/Modal.tsx'
import * as css from './popups.css.ts'
import { useSite } from './site.context.ts'
import { useTexts } from './useTexts.ts'

/** The operator's links open beside the site. */
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (!(node instanceof HTMLAnchorElement) || !/^https?:$/.test(node.protocol)) return
  if (node.origin === window.location.origin) return
  node.target = '_blank'
  node.rel = 'noopener noreferrer'
})

/** No scripts, styles, forms, frames or images. */
function sanitised(html: string): string {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'textarea',
      'select',
      'iframe',
      'img',
      'picture',
      'video',
      'audio',
      'dialog',
    ],
    FORBID_ATTR: ['style', 'class', 'id', 'name', 'background'],
  })
}

/** The system notice after log-in and the welcome after registration. */
export default function Popups({ popup }: { popup: 'notice' | 'welcome' }) {
  const text = useTexts(popupsTexts)
  const { popups: flow, router } = useSite()
  const html = useSelector(flow, ({ context }) => context.html)
  const dismiss = () => flow.send({ type: 'dismiss' })
  const depositNow = () => {
    dismiss()
    router.send({ type: 'navigate', to: '/deposit' })
  }
  if (popup === 'notice') {
    return (
      <Modal open title={text.dialog.notice} closeLabel={text.common.close} onClose={dismiss} variant="card">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for the operator's HTML, sanitised */}
        <div className={css.notice} dir="auto" dangerouslySetInnerHTML={{ __html: sanitised(html) }} />
      </Modal>
    )
  }
  return (
    <Modal
      open
      title={text.dialog.welcome}
      icon={<BrandMark size={40} />}
      closeLabel={text.common.close}
      onClose={dismiss}
      variant="card"
      footer={
        <>
          <Button tone={isBuilt('/deposit') ? 'secondary' : 'primary'} wide onClick={dismiss}>
            {text.popups.homePage}
          </Button>
          {isBuilt('/deposit') && (
            <Button wide onClick={depositNow}>
              {text.popups.depositNow}
            </Button>
          )}
        </>
      }
    >
      <p>{text.popups.welcome}</p>
    </Modal>
  )
}
