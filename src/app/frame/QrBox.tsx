import { lazyPart } from '../loading/lazyPart.tsx'
import { box } from './qrBox.css.ts'

/** Renders a text as a QR code in a light box, which keeps its size while the component is being fetched. */
export const QrBox = lazyPart('QrCode', () => import('./QrCode.tsx'), {
  placeholder: <div className={box} aria-busy="true" />,
})
