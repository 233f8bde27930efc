import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { signupMachine } from '#machines/access/signup/signup.machine.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { signupTexts } from '#src/i18n/en/access/signup.ts'
import { failureText } from '#src/i18n/failureText.ts'
import { Button, ButtonLink } from '#src/ui/buttons/Button.tsx'
import { Alert } from '#src/ui/feedback/Alert.tsx'

/** Shown if the player was created but the login failed. The form must not be submitted again. */
export function CreatedOnly({ actor }: { actor: ActorRefFrom<typeof signupMachine> }) {
  const text = useTexts(signupTexts)
  const { signup } = text
  const failure = useSelector(actor, ({ context }) => context.failure)
  const words = { refused: signup.loginFallback, silent: signup.silent }
  return (
    <>
      <Alert tone="amber">
        {signup.createdOnly} {failure && failureText(text, failure, words)}
      </Alert>
      <ButtonLink href="/login" wide>
        {signup.login}
      </ButtonLink>
      <Button tone="secondary" wide onClick={() => actor.send({ type: 'submit' })}>
        {text.common.tryAgain}
      </Button>
    </>
  )
}
