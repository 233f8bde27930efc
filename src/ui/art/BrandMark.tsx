/** The site's own mark, `size` px square; decoration beside the site's name. A file, so that no script bears it. */
export function BrandMark({ size = 32 }: { size?: number | undefined }) {
  return <img src="/art/favicon.svg" alt="" width={size} height={size} />
}
