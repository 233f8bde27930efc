import { blockedTexts } from '../../i18n/en/app/blocked.ts'
import { Dialog } from '../Dialog.tsx'
import { useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'

/** Renders the dialog that names the section blocked by the player's upline. Closing it dismisses the block. */
export default function BlockedSection({ name }: { name: string }) {
  const text = useTexts(blockedTexts)
  const { router } = useSite()
  return (
    <Dialog title={text.dialog.message} onClose={() => router.send({ type: 'dismiss' })} variant="card">
      <p dir="auto">{text.blocked.text(name)}</p>
    </Dialog>
  )
}
