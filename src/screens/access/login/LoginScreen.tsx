import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { loginMachine } from '#machines/access/login/login.machine.ts'
import { refusesCredentials } from '#machines/access/login/login.rules.ts'
import { isBusy } from '#machines/common/isBusy.ts'
import { FormPage } from '#src/app/frame/FormPage.tsx'
import { aside } from '#src/app/frame/formPage.css.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { loginTexts } from '#src/i18n/en/access/login.ts'
import { failureText } from '#src/i18n/failureText.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'
import { Note } from '#src/ui/feedback/Alert.tsx'
import { Form } from '#src/ui/fields/Form.tsx'
import * as inputs from '#src/ui/fields/inputs.ts'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'

/** The `/login` screen. A failed login is reported below the password. */
export function LoginScreen({ actor }: { actor: ActorRefFrom<typeof loginMachine> }) {
  const text = useTexts(loginTexts)
  const { login } = text
  const { form, errors, failure, passwordReset } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, isBusy)
  const refusal = failure && failureText(text, failure, refusesCredentials(failure) ? login : login.silent)
  const passwordError = (errors.password && login.passwordTooShort) ?? refusal ?? undefined

  return (
    <FormPage actor={actor} title={login.title} lead={login.lead}>
      {passwordReset && (
        <div role="status">
          <Note tone="brand">{login.passwordReset}</Note>
        </div>
      )}
      <Form
        onSubmit={() => actor.send({ type: 'submit' })}
        onLeave={(field) => actor.send({ type: 'field.left', field: field as keyof typeof form })}
      >
        <TextField
          label={login.username}
          value={form.username}
          onChange={(value) => actor.send({ type: 'field.changed', field: 'username', value })}
          error={errors.username && login.usernameInvalid}
          name="username"
          {...inputs.username}
          readOnly={busy}
        />
        <PasswordField
          label={login.password}
          showLabel={login.showPassword}
          value={form.password}
          onChange={(value) => actor.send({ type: 'field.changed', field: 'password', value })}
          error={passwordError}
          name="password"
          autoComplete="current-password"
          readOnly={busy}
        />
        <Button type="submit" wide busy={busy && login.busy}>
          {login.submit}
        </Button>
        <TextLink href="/forgot-password">{login.forgot}</TextLink>
      </Form>
      <p className={aside}>
        {login.noAccount} <TextLink href="/signup">{login.signup}</TextLink>
      </p>
    </FormPage>
  )
}
