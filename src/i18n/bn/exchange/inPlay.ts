import type { inPlayTexts as English } from '../../en/exchange/inPlay.ts'

export const inPlayTexts: typeof English = {
  inPlay: {
    title: 'ইন-প্লে',
    tabs: 'ইভেন্ট',
    tab: { inPlay: 'ইন-প্লে', today: 'আজ', tomorrow: 'আগামীকাল', result: 'ফলাফল' },
    hints: {
      inPlay: 'এখন কোনো ম্যাচ চলছে না।',
      today: 'আজ আর কোনো ম্যাচ শুরু হবে না।',
      tomorrow: 'আগামীকাল কোনো ম্যাচ নেই।',
      result: 'শেষ হওয়া ম্যাচ এখানে দেখা যাবে।',
    },
    show: (sport) => `${sport} দেখুন`,
    hide: (sport) => `${sport} লুকান`,
  },
}
