import type { bettingRecordTexts as English } from '../../en/records/bettingRecord.ts'

const BET_TYPES = new Map(Object.entries({ back: 'ব্যাক', lay: 'লে', yes: 'হ্যাঁ', no: 'না' }))
const STATUSES = new Map(Object.entries({ cancelled: 'বাতিল করা হয়েছে' }))

export const bettingRecordTexts: typeof English = {
  bettingRecord: {
    title: 'বেটিং রেকর্ড',
    tabs: 'বাজির ধরন',
    settled: 'নিষ্পন্ন',
    exchange: 'এক্সচেঞ্জ',
    provider: 'প্রোভাইডার',
    gameType: 'গেমের ধরন',
    settledHint: 'আপনার গত 7 দিনের বাজি এখানে দেখা যাবে।',
    settledAction: 'গেম খেলুন',
    exchangeHint: 'আপনার গত 7 দিনের এক্সচেঞ্জের বাজি এখানে দেখা যাবে।',
    exchangeAction: 'এক্সচেঞ্জে যান',
    details: 'রেকর্ডের বিবরণ',
    game: 'গেম',
    bet: 'বাজির টাকা',
    win: 'জেতা টাকা',
    placed: 'তারিখ',
    event: 'ইভেন্ট',
    betType: 'বাজির ধরন',
    betTypeName: (word) => BET_TYPES.get(word.toLowerCase()) ?? word,
    otherStatus: (word) => STATUSES.get(word.trim().toLowerCase()) ?? word,
    market: 'মার্কেট',
    selection: 'বাছাই',
    odds: 'অডস',
    run: 'রান',
    stake: 'বাজির টাকা',
    profitLoss: 'নিট লাভ/ক্ষতি',
    potentialProfit: 'সম্ভাব্য লাভ',
    potentialLiability: 'সম্ভাব্য লায়াবিলিটি',
    chances: (profit, loss) => `জিততে পারেন ${profit}, হারাতে পারেন ${loss}`,
    terms: (stake, odds) => `${odds} দরে ${stake}`,
    matched: 'মিলেছে',
    waiting: 'অপেক্ষায়',
    status: 'অবস্থা',
    statuses: { processing: 'প্রক্রিয়াধীন', won: 'জয়', lost: 'হার', void: 'ভয়েড' },
    unknown: 'অজানা',
    number: 'ট্রানজ্যাকশন আইডি',
  },
}
