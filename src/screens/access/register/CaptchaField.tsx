import { useSelector } from '@xstate/react'
import { RotateCw } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { registerMachine } from '#machines/access/register/register.machine.ts'
import { pictureKey } from '#machines/access/register/register.selectors.ts'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { captchaAddress } from '#src/environment/address.ts'
import { registerTexts } from '#src/i18n/en/access/register.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx'
import * as css from './register.css.ts'

type Props = Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'error' | 'hint' | 'readOnly'> & {
  actor: ActorRefFrom<typeof registerMachine>
}

/** Renders the captcha: a field for the digits, the picture that shows them, and a button for a new picture. */
export function CaptchaField({ actor, ...field }: Props) {
  const { register } = useTexts(registerTexts)
  const { environment } = useSite()
  const key = useSelector(actor, pictureKey)
  const loading = useSelector(actor, (snapshot) => snapshot.matches({ details: 'loading' }))
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ details: 'failed' }))
  return (
    <div className={css.captcha}>
      <TextField
        {...field}
        label={register.captcha}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
      />
      <div className={css.pictureLine}>
        <div className={css.picture} aria-busy={loading}>
          {failed && (
            <p role="alert" className={css.failed}>
              {register.pictureFailed}
            </p>
          )}
          <img
            key={key}
            // Stays mounted: requesting the same address again would return a different picture.
            hidden={failed}
            className={css.image[loading ? 'loading' : 'shown']}
            src={captchaAddress(key, environment.config.apiHost)}
            alt={register.picture}
            width={160}
            height={56}
            onLoad={() => actor.send({ type: 'picture.loaded' })}
            onError={() => actor.send({ type: 'picture.failed' })}
          />
        </div>
        <Button
          tone="secondary"
          size="small"
          icon={<RotateCw size={18} />}
          disabled={field.readOnly}
          onClick={() => actor.send({ type: 'picture.renew' })}
        >
          {register.newPicture}
        </Button>
      </div>
    </div>
  )
}
