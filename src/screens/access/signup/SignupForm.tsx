import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { signupMachine } from '../../../../machines/access/signup/signup.machine.ts'
import type { SignupField, SignupRefusals } from '../../../../machines/access/signup/signup.rules.ts'
import { CALLING_CODES } from '../../../../machines/account/phone.rules.ts'
import type { Failure } from '../../../../machines/common/result.ts'
import { aside } from '../../../app/formPage.css.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { signupTexts } from '../../../i18n/en/access/signup.ts'
import { siteLinksTexts } from '../../../i18n/en/app/siteLinks.ts'
import { failureText } from '../../../i18n/failureText.ts'
import type { Messages } from '../../../i18n/messages.ts'
import { tabular } from '../../../theme/global.css.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import * as css from './signup.css.ts'

const CURRENCIES = [
  { value: 'BDT', sign: '৳' },
  { value: 'INR', sign: '₹' },
  { value: 'PKR', sign: 'Rs' },
] as const

/** What a new player fills in. */
export function SignupForm({ actor }: { actor: ActorRefFrom<typeof signupMachine> }) {
  const text = useTexts(signupTexts)
  const { signup } = text
  const { form, errors, refusals, failure } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const general = busy ? undefined : generalFailure(text, failure, refusals)

  const choice = (name: SignupField) => {
    const error = errors[name]
    return {
      value: form[name],
      onChange: (value: string) => actor.send({ type: 'field.changed', field: name, value }),
      error: busy ? undefined : ((error && signup.errors[error]) ?? refusals[name]),
    }
  }
  /** What is wrong takes the hint's place: it says the same. */
  const field = (name: SignupField, hint?: string) => {
    const chosen = choice(name)
    return { ...chosen, name, readOnly: busy, hint: chosen.error ? undefined : hint }
  }

  return (
    <Form onSubmit={() => actor.send({ type: 'submit' })}>
      <TextField
        {...field('username', signup.usernameHint)}
        label={signup.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field('email')}
        label={signup.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={css.phone}>
        <SelectField
          {...choice('callingCode')}
          label={signup.callingCode}
          options={CALLING_CODES.map((code) => ({ value: code, label: code }))}
          name="callingCode"
          autoComplete="tel-country-code"
          disabled={busy}
        />
        <TextField
          {...field('phone')}
          label={signup.phone}
          prefix={<span className={tabular}>{form.callingCode}</span>}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
        />
      </div>
      <PasswordField
        {...field('password', signup.passwordHint)}
        label={signup.password}
        showLabel={signup.showPassword}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label={signup.confirmPassword}
        showLabel={signup.showConfirmation}
        autoComplete="new-password"
      />
      <TextField {...field('name')} label={signup.name} note={text.common.optional} autoComplete="name" />
      <TextField
        {...field('referralCode')}
        label={signup.referralCode}
        note={text.common.optional}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={css.currency}>
        <span id="currency" className={css.label}>
          {signup.currency}
        </span>
        <RadioCards
          {...choice('currency')}
          labelledBy="currency"
          variant="tiles"
          items={CURRENCIES.map(({ value, sign }) => ({ value, label: value, icon: sign, disabled: busy }))}
        />
      </div>
      <div className={css.terms}>
        <p>{signup.terms}</p>
        <TermsLinks />
      </div>
      {general && <Alert>{general}</Alert>}
      <Button type="submit" wide busy={busy && signup.busy}>
        {signup.submit}
      </Button>
      <p className={aside}>
        {signup.haveAccount} <TextLink href="/login">{signup.login}</TextLink>
      </p>
    </Form>
  )
}

/** What the player agrees to, in new tabs: the form keeps what has been typed. */
function TermsLinks() {
  const { siteLinks } = useTexts(siteLinksTexts)
  return (
    <div className={css.termsLinks}>
      {(['terms', 'privacy', 'age-limit'] as const).map((page) => (
        <TextLink key={page} href={`/${page}`} external>
          {siteLinks.pages[page]}
        </TextLink>
      ))}
    </div>
  )
}

/** What no field of the form can say. */
function generalFailure(
  text: Messages<typeof signupTexts>,
  failure: Failure | null,
  refusals: SignupRefusals,
) {
  if (!failure || Object.keys(refusals).length > 0) return undefined
  const { refused, silent } = text.signup
  return failureText(text, failure, { refused, silent })
}
