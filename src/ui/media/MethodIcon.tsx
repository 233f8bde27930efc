import type { Currency } from '@tiya/contract/amounts'
import { Coins, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { picture } from './methodIcon.css.ts'

/** Renders the operator's icon for a payment method, or a generic icon if there is none or it fails to load. */
export function MethodIcon({ src, currency }: { src: string | undefined; currency: Currency }) {
  const [failed, setFailed] = useState<string>()
  if (src && src !== failed)
    return <img src={src} alt="" className={picture} onError={() => setFailed(src)} />
  return currency === 'USDT' ? <Coins size={24} /> : <Smartphone size={24} />
}
