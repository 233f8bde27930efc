import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { captureMachine } from '#machines/access/capture/capture.machine.ts'
import { Dialog } from '#src/app/Dialog.tsx'
import { FormPage } from '#src/app/frame/FormPage.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { captureTexts } from '#src/i18n/en/access/capture.ts'
import { signupTexts } from '#src/i18n/en/access/signup.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

/**
 * Renders the landing page of shared links, shown on the way to sign-up. If the code is missing, a dialog
 * says so.
 */
export function CaptureScreen({ actor }: { actor: ActorRefFrom<typeof captureMachine> }) {
  const text = useTexts(captureTexts, signupTexts)
  const name = useSelector(actor, ({ context }) => context.name)
  const state = useSelector(actor, ({ value }) => String(value))
  return (
    <FormPage actor={actor} title={text.signup.title} lead={text.signup.lead}>
      <Skeleton shape="control" count={4} />
      <Dialog
        open={state === 'missing'}
        title={text.dialog.message}
        onClose={() => actor.send({ type: 'close' })}
        variant="card"
      >
        <p>{text.capture[name]}</p>
        <p>{text.capture.without}</p>
      </Dialog>
    </FormPage>
  )
}
