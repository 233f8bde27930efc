import { useSelector } from '@xstate/react'
import { Mail, MessageSquareText } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { forgotPasswordMachine } from '#machines/access/forgotPassword/forgotPassword.machine.ts'
import { phonePrefix } from '#machines/common/input/phone.rules.ts'
import { isBusy } from '#machines/common/isBusy.ts'
import { aside } from '#src/app/frame/formPage.css.ts'
import { FailureAlert } from '#src/app/notices/FailureAlert.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { forgotPasswordTexts } from '#src/i18n/en/access/forgotPassword.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Tabs } from '#src/ui/buttons/Tabs.tsx'
import { TextLink } from '#src/ui/buttons/TextLink.tsx'
import { Form } from '#src/ui/fields/Form.tsx'
import * as inputs from '#src/ui/fields/inputs.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'

/**
 * Renders the form that asks for the username and for the e-mail address or phone number to send the code to.
 */
export function RequestForm({ actor }: { actor: ActorRefFrom<typeof forgotPasswordMachine> }) {
  const { forgotPassword: forgot, shell } = useTexts(forgotPasswordTexts)
  const { mode, form, errors, failure } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, isBusy)

  const field = (name: 'username' | 'email' | 'phone') => ({
    name,
    value: form[name],
    onChange: (value: string) => actor.send({ type: 'field.changed', field: name, value }),
    error: errors[name] && forgot.errors[errors[name]],
    readOnly: busy,
  })

  return (
    <>
      <Tabs
        label={forgot.tabs}
        panelLabel={forgot.panel}
        value={mode}
        onChange={(chosen) => actor.send({ type: 'mode.chosen', mode: chosen })}
        items={[
          { value: 'email', label: forgot.email, icon: <Mail size={20} /> },
          { value: 'sms', label: forgot.sms, icon: <MessageSquareText size={20} /> },
        ]}
      >
        <Form
          onSubmit={() => actor.send({ type: 'submit' })}
          onLeave={(name) => actor.send({ type: 'field.left', field: name as keyof typeof form })}
        >
          <TextField {...field('username')} label={forgot.username} {...inputs.username} />
          {mode === 'email' ? (
            <TextField {...field('email')} key="email" label={forgot.email} {...inputs.email} />
          ) : (
            <TextField
              {...field('phone')}
              key="phone"
              label={forgot.phone}
              prefix={phonePrefix(form.phone)}
              {...inputs.phone}
            />
          )}
          <FailureAlert
            failure={failure}
            words={{ refused: forgot.sendRefused, silent: forgot.sendSilent }}
          />
          <Button type="submit" wide busy={busy}>
            {forgot.send}
          </Button>
        </Form>
      </Tabs>
      <p className={aside}>
        {forgot.remembered} <TextLink href="/login">{shell.login}</TextLink>
      </p>
    </>
  )
}
