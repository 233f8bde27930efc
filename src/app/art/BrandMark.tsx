import { useSite } from '../site.context.ts'

/**
 * Renders the site's mark, `size` px square: the operator's, else the site's own (`standIns.ts`). Decorative. It is an
 * image file to keep it out of the scripts.
 */
export function BrandMark({ size = 32 }: { size?: number | undefined }) {
  const { operator } = useSite().environment.config
  return <img src={`${operator}/art/mark.svg`} alt="" width={size} height={size} />
}
