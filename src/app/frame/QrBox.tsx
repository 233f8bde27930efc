import { box } from '#src/ui/media/qrBox.css.ts'
import { lazyPart } from '../loading/lazyPart.tsx'

/** Renders a text as a QR code in a light box, which keeps its size while the code is being fetched. */
export const QrBox = lazyPart('QrCode', () => import('#src/ui/media/QrCode.tsx'), {
  placeholder: <div className={box} />,
})
