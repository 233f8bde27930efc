import { lazy, Suspense } from 'react'
import { box } from './qrBox.css.ts'

const QrCode = lazy(() => import('./QrCode.tsx'))

/** Renders a text as a QR code in a light box, which keeps its size while the component is being fetched. */
export function QrBox({ value, label }: { value: string; label: string }) {
  return (
    <div className={box}>
      <Suspense>
        <QrCode value={value} label={label} />
      </Suspense>
    </div>
  )
}
