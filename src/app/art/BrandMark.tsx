import { OwnArt } from './OwnArt.tsx'

/** Renders the site's mark, `size` px square. Decorative. It is an image file to keep it out of the scripts. */
export function BrandMark({ size = 32 }: { size?: number | undefined }) {
  return (
    <OwnArt name="mark" width={size} height={size}>
      <img src="/art/favicon.svg" alt="" width={size} height={size} />
    </OwnArt>
  )
}
