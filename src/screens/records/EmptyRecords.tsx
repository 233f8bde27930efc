import { EmptyArt } from '../../app/art/illustrations.tsx'
import { useTexts } from '../../app/useTexts.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'

/** The texts of an empty list: what would be in it, and the link that leads there. */
export interface EmptyTexts {
  readonly hint: string
  readonly action: string
  readonly href: string
}

/** Shown instead of a list without rows. */
export function EmptyRecords({ hint, action, href }: EmptyTexts) {
  const { common } = useTexts()
  return (
    <EmptyState
      art={<EmptyArt />}
      title={common.noData}
      hint={hint}
      action={
        <ButtonLink href={href} tone="secondary" size="small">
          {action}
        </ButtonLink>
      }
    />
  )
}
