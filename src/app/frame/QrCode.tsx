import { QRCodeSVG } from 'qrcode.react'
import { box } from './qrBox.css.ts'

/** The largest code holds 2,953 bytes, and a character takes up to 3 bytes. */
const MAX_LENGTH = 984

/** Renders a text as a QR code with a quiet zone, in a light box. Returns null if the text is longer than 984 characters. */
export default function QrCode({ value, label }: { value: string; label: string }) {
  if (value.length > MAX_LENGTH) return null
  return (
    <div className={box}>
      <QRCodeSVG
        value={value}
        title={label}
        role="img"
        aria-label={label}
        size={184}
        marginSize={2}
        bgColor="transparent"
      />
    </div>
  )
}
