import { BRAND_MARK } from '#machines/brand/brand.ts'

/** The brand's parrot in a 48 × 48 view box. */
export const parrot = BRAND_MARK.map(([Shape, attributes]) => (
  <Shape key={JSON.stringify(attributes)} {...attributes} />
))
