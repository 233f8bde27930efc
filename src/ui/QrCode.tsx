import { QRCodeSVG } from 'qrcode.react'

/** Characters, at most 3 bytes each, that the 2,953 bytes of the largest code hold. */
const MOST = 984

/** A text as a QR code, dark on light with its quiet zone, as cameras want it; nothing for one that no code holds. */
export default function QrCode({ value, label }: { value: string; label: string }) {
  if (value.length > MOST) return null
  return (
    <QRCodeSVG
      value={value}
      title={label}
      role="img"
      aria-label={label}
      size={184}
      marginSize={2}
      bgColor="transparent"
    />
  )
}
