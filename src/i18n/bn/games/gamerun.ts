import type { gamerunTexts as English } from '../../en/games/gamerun.ts'

export const gamerunTexts: typeof English = {
  gamerun: {
    games: {
      name: 'গেম',
      loading: 'গেম লোড হচ্ছে…',
      failed: 'গেমটি লোড হয়নি। আপনার ইন্টারনেট সংযোগ দেখে নিন।',
    },
    exchange: {
      name: 'এক্সচেঞ্জ',
      loading: 'এক্সচেঞ্জ লোড হচ্ছে…',
      failed: 'এক্সচেঞ্জ লোড হয়নি। আপনার ইন্টারনেট সংযোগ দেখে নিন।',
    },
  },
}
