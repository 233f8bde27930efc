import { useState } from 'react'
import { BrandMark } from './art/BrandMark.tsx'

/** The operator's mark, `size` px square; the site's own where there is none or it can't be loaded. */
export function LogoImage({ src, size }: { src: string | undefined; size: number }) {
  const [failed, setFailed] = useState<string>()
  if (!src || src === failed) return <BrandMark size={size} />
  return <img src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />
}
