export const comingSoonTexts = {
  comingSoon: {
    title: 'Coming soon',
    text: 'The desktop site is on its way. Until then, open it on your phone.',
    qr: 'QR code of this address',
    preview: 'See it on a phone on this screen',
  },
}
