import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { registerMachine } from '#machines/access/register/register.machine.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { registerTexts } from '#src/i18n/en/access/register.ts'
import { signupTexts } from '#src/i18n/en/access/signup.ts'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'
import { Note } from '#src/ui/feedback/Alert.tsx'
import * as css from './register.css.ts'

/** Announces that the player was created. The live region is on the page before its text. */
export function Registered({ actor }: { actor: ActorRefFrom<typeof registerMachine> }) {
  const { register, signup } = useTexts(registerTexts, signupTexts)
  const registered = useSelector(actor, ({ context }) => context.registered)
  return (
    <div role="status" className={css.status}>
      {registered && (
        <Note tone="brand" action={<TextLink href="/login">{signup.login}</TextLink>}>
          {register.registered}
        </Note>
      )}
    </div>
  )
}
