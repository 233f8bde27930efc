import { useState } from 'react'
import { square } from '../../theme/layout.ts'

/** Renders the operator's logo, `size` px square. Its place stays empty if there is none, or if it fails to load. */
export function LogoImage({ src, size }: { src: string | undefined; size: number }) {
  const [failed, setFailed] = useState<string>()
  if (!src || src === failed) return <span style={square(`${size}px`)} />
  return <img src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />
}
