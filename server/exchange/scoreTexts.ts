import { type Texts, translator } from '../http/bengali.ts'
import { NAMES } from './nameTexts.ts'

/** The words and names of the score boards. */
const TEXTS: Texts = [
  ['Suspended', 'স্থগিত'],
  ['Result', 'ফলাফল'],
  ['No result', 'ফলাফল হয়নি'],
  ['Draw', 'ড্র'],
  ['{0} won', '{0} জিতেছে'],
  // Cricket
  ['First innings', 'প্রথম ইনিংস'],
  ['Second innings', 'দ্বিতীয় ইনিংস'],
  ['{0} overs', '{0} ওভার'],
  ['yet to bat', 'এখনো ব্যাট করেনি'],
  ['20 overs a side', 'প্রতি দলে 20 ওভার'],
  ['{0} needed off {1}', '{1} বলে {0} রান দরকার'],
  ['Run rate {0}', 'রান রেট {0}'],
  ['Wicket', 'উইকেট'],
  ['Review', 'রিভিউ'],
  // Soccer
  ['First half', 'প্রথমার্ধ'],
  ['Half-time', 'বিরতি'],
  ['Second half', 'দ্বিতীয়ার্ধ'],
  ['Goal', 'গোল'],
  ['Penalty check', 'পেনাল্টি যাচাই'],
  ['Full time', 'খেলা শেষ'],
  // Tennis
  ['Set {0}', 'সেট {0}'],
  ['{0} set', '{0} সেট'],
  ['{0} sets', '{0} সেট'],
  ['Tie-break', 'টাই-ব্রেক'],
  ['Best of three sets', 'তিন সেটের ম্যাচ'],
  ['Ad', 'অ্যাড'],
  ['Game', 'গেম'],
  ['Set', 'সেট'],
  ['Match over', 'ম্যাচ শেষ'],
  ...NAMES,
]

/** Returns what a score board says in Bengali. */
export const scoreInBengali = translator(TEXTS)
