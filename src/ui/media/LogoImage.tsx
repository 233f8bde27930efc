import { useState } from 'react'
import { BrandMark } from '../art/BrandMark.tsx'

/**
 * Renders the operator's logo, `size` px square, or the built-in mark if there is no logo or it fails to
 * load.
 */
export function LogoImage({ src, size }: { src: string | undefined; size: number }) {
  const [failed, setFailed] = useState<string>()
  if (!src || src === failed) return <BrandMark size={size} />
  return <img src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />
}
