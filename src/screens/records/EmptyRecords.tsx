import { EmptyArt } from '../../app/art/illustrations.tsx'
import { NoData } from '../../app/NoData.tsx'
import { ButtonLink } from '../../ui/buttons/Button.tsx'

/** The texts of an empty list: what would be in it, and the link that leads there. */
export interface EmptyTexts {
  readonly hint: string
  readonly action: string
  readonly href: string
}

/** Shown instead of a list without rows. */
export function EmptyRecords({ hint, action, href }: EmptyTexts) {
  return (
    <NoData
      art={<EmptyArt />}
      hint={hint}
      action={
        <ButtonLink href={href} tone="secondary" size="small">
          {action}
        </ButtonLink>
      }
    />
  )
}
