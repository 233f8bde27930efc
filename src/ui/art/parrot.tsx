import { BRAND_MARK } from '#machines/contract/brand.ts'

/** The brand's parrot in a 48 × 48 view box. */
export const parrot = BRAND_MARK.map(([Shape, attributes]) => (
  <Shape key={JSON.stringify(attributes)} {...attributes} />
))
