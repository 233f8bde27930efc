import type { comingSoonTexts as English } from '../../en/app/comingSoon.ts'

export const comingSoonTexts: typeof English = {
  comingSoon: {
    title: 'শিগগিরই আসছে',
    text: 'ডেস্কটপ সাইটের কাজ চলছে। ততদিন সাইটটি আপনার ফোনে খুলুন।',
    qr: 'এই ঠিকানার QR কোড',
    preview: 'এই স্ক্রিনেই ফোনের মতো দেখুন',
  },
}
