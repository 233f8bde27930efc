import type { newPasswordTexts as English } from '../../en/access/newPassword.ts'

export const newPasswordTexts: typeof English = {
  newPassword: {
    tips: 'নতুন পাসওয়ার্ডে থাকবে',
    rules: {
      length: 'কমপক্ষে 8 অক্ষর',
      characters: 'শুধু ইংরেজি অক্ষর ও সংখ্যা',
      kinds: 'অন্তত একটি অক্ষর ও একটি সংখ্যা',
    },
    lengthTo: (most) => `8 থেকে ${most} অক্ষর`,
    met: 'হয়েছে',
    open: 'বাকি',
  },
}
