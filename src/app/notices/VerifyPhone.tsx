import type { MissingPhone, VerifyFirst } from '#machines/common/routing/verifyFirst.types.ts'
import { verifyPhoneTexts } from '../../i18n/en/money/verifyPhone.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { useTexts } from '../useTexts.ts'

type Props = Pick<VerifyFirst, 'back'> & {
  /** Null if it is unknown which phone the player lacks. */
  missing: MissingPhone | null
  /** A sentence that is the link, instead of a button. */
  children?: string
}

/** Renders the link to the dialog of `/profile` that verifies the phone that a player lacks, and leads back. */
export function VerifyPhone({ missing, back, children }: Props) {
  const { verifyPhone } = useTexts(verifyPhoneTexts)
  const verify = missing ?? 'phone'
  const state: VerifyFirst = { verify, back }
  return children ? (
    <TextLink href="/profile" state={state}>
      {children}
    </TextLink>
  ) : (
    <ButtonLink href="/profile" state={state} tone="ghost" size="small">
      {verifyPhone[verify]}
    </ButtonLink>
  )
}
