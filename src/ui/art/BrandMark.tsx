/** Renders the mark of the site, `size` px square. Decorative. An image file, which keeps it out of the scripts. */
export function BrandMark({ size = 32 }: { size?: number | undefined }) {
  return <img src="/art/favicon.svg" alt="" width={size} height={size} />
}
