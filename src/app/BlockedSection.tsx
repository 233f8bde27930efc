import { blockedTexts } from '../i18n/en/app/blocked.ts'
import { Modal } from '../ui/Modal.tsx'
import { useSite } from './site.context.ts'
import { useTexts } from './useTexts.ts'

/** Stands in for a section that the player's upline has blocked. */
export default function BlockedSection({ name }: { name: string }) {
  const text = useTexts(blockedTexts)
  const { router } = useSite()
  return (
    <Modal
      open
      title={text.dialog.message}
      closeLabel={text.common.close}
      onClose={() => router.send({ type: 'dismiss' })}
      variant="card"
    >
      <p dir="auto">{text.blocked.text(name)}</p>
    </Modal>
  )
}
