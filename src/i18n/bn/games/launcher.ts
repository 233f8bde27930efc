import type { launcherTexts as English } from '../../en/games/launcher.ts'

export const launcherTexts: typeof English = {
  launcher: {
    launching: (name: string) => `${name} খোলা হচ্ছে…`,
    cancel: 'বাতিল',
    silent: 'একটি অপ্রত্যাশিত সমস্যা হয়েছে',
  },
}
